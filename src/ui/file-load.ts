import { useState } from 'react'
import { createStore, useStore } from './store.ts'

const reconnectCount = createStore(0)
addEventListener('online', () => reconnectCount.set(reconnectCount.get() + 1))

/** How often the network has come back: a change says that what has failed is worth another try. */
export function useReconnectCount(): number {
  return useStore(reconnectCount)
}

export type FileLoad = ReturnType<typeof useFileLoad>

/** The first of some files that loads stays; what has failed is tried again when the network is back. */
export function useFileLoad(files: readonly string[]) {
  const initial = {
    id: files.join(' '),
    reconnects: useReconnectCount(),
    failureCount: 0,
    isReady: false,
  }
  const [last, setLoad] = useState(initial)
  const isOutdated =
    last.id !== initial.id || (!last.isReady && last.reconnects !== initial.reconnects)
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
