import { useCallback, useSyncExternalStore } from 'react'
import type { LookUpCache } from '../../service/look-up-cache.ts'

/** Shows a date's look-up as long as it is mounted with that date. */
export function useLookUp(lookUps: LookUpCache, date: string) {
  const show = useCallback((listener: () => void) => lookUps.show(date, listener), [lookUps, date])
  const state = useSyncExternalStore(show, () => lookUps.get(date))
  return { state, tryAgain: () => lookUps.tryAgain(date) }
}
