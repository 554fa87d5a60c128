import { useState } from 'react'
import { createStore, useStore } from './store.ts'

const networkReturns = createStore(0)
addEventListener('online', () => networkReturns.set(networkReturns.get() + 1))

/** How often the network has come back. What failed before its last return is worth another try. */
export function useNetworkReturns(): number {
  return useStore(networkReturns)
}

/** Whether a file has failed to load since the network came back, and a function that says that it has. */
export function useFailure(url: string | undefined): [hasFailed: boolean, fail: () => void] {
  const now = useNetworkReturns()
  const [failure, setFailure] = useState<{ url: string | undefined; at: number }>()
  const hasFailed = failure?.url === url && failure?.at === now
  return [hasFailed, () => setFailure({ url, at: now })]
}
