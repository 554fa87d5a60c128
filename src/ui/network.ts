import { useState } from 'react'
import { createStore, useStore } from './store.ts'

const reconnectCount = createStore(0)
addEventListener('online', () => reconnectCount.set(reconnectCount.get() + 1))

/** What failed before the network's last return is worth another try. */
export function useReconnectCount(): number {
  return useStore(reconnectCount)
}

export type FileLoad = ReturnType<typeof useFileLoad>

/** The first of some files that an element can load stays; what has failed is tried again when the network is back. */
export function useFileLoad(urls: readonly string[]) {
  const initial = {
    id: urls.join(' '),
    reconnects: useReconnectCount(),
    failures: 0,
    isReady: false,
  }
  const [last, setLoad] = useState(initial)
  const isOutdated =
    last.id !== initial.id || (!last.isReady && last.reconnects !== initial.reconnects)
  const { failures, isReady } = isOutdated ? initial : last

  function status(): 'loading' | 'ready' | 'failed' {
    if (failures >= urls.length) return 'failed'
    return isReady ? 'ready' : 'loading'
  }

  return {
    status: status(),
    /** How many of the files have failed; the next one is tried. */
    failures,
    handleLoad: () => setLoad({ ...initial, failures, isReady: true }),
    handleError: () => setLoad({ ...initial, failures: failures + 1 }),
    retry: () => setLoad(initial),
  }
}
