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

/** Rises when failed files are worth a retry: back online, or tab visible again, at most once a minute. */
export function useRetryCount(): number {
  return useStore(retries).count
}

export type FileLoad = ReturnType<typeof useFileLoad>

/** Tries files one by one until one has loaded. Retries failed ones when `useRetryCount` rises. */
export function useFileLoad(files: readonly string[]) {
  const initial = { id: files.join(' '), retries: useRetryCount(), failureCount: 0, isReady: false }
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
    /** Also the index of the file to try. */
    failureCount,
    handleLoad: () => setLoad({ ...initial, failureCount, isReady: true }),
    handleError: () => setLoad({ ...initial, failureCount: failureCount + 1 }),
    retry: () => setLoad(initial),
  }
}
