import { useCallback, useSyncExternalStore } from 'react'
import type { LookUpCache } from '../../service/look-up-cache.ts'

/** The look-up of a date, active while mounted. */
export function useLookUp(lookUpCache: LookUpCache, date: string) {
  const show = useCallback(
    (listener: () => void) => lookUpCache.show(date, listener),
    [lookUpCache, date],
  )
  const state = useSyncExternalStore(show, () => lookUpCache.get(date))
  return { state, tryAgain: () => lookUpCache.tryAgain(date) }
}
