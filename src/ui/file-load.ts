import { useState } from 'react'
import { createStore, useStore } from './store.ts'

const retries = createStore({ count: 0, time: Date.now() })

function retryFailed() {
  retries.set({ count: retries.get().count + 1, time: Date.now() })
}

addEventListener('online', retryFailed)
addEventListener('visibilitychange', () => {
  const isSoon = Date.now() < retries.get().time + 60_000
  if (!document.hidden && navigator.onLine && !isSoon) retryFailed()
})

/** Rises when what has failed is worth another try: online again, and at most once a minute as the tab is seen. */
export function useRetryCount(): number {
  return useStore(retries).count
}

export type FileLoad = ReturnType<typeof useFileLoad>

/** The first of some files that loads stays; what has failed is tried again as `useRetryCount` rises. */
export function useFileLoad(files: readonly string[]) {
  const initial = {
    id: files.join(' '),
    retries: useRetryCount(),
    failureCount: 0,
    isReady: false,
  }
  const [last, setLoad] = useState(initial)
  const isOutdated = last.id !== initial.id || (!last.isReady && last.retries !== initial.retries)
  const { failureCount, isReady } = isOutdated ? initial : last

  function status(): 'none' | 'loading' | 'ready' | 'failed' {
    if (files.length === 0) return 'none'
    if (failureCount >= files.length) return 'failed'
    return isReady ? 'ready' : 'loading'
  }

  return {
    status: status(),
    /** How many of the files have failed; the next one is tried. */
    failureCount,
    handleLoad: () => setLoad({ ...initial, failureCount, isReady: true }),
    handleError: () => setLoad({ ...initial, failureCount: failureCount + 1 }),
    retry: () => setLoad(initial),
  }
}
