import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { refreshBookmark } from '../../bookmarks/bookmarks.ts'
import { type SavedCopy, savedCopyOf } from '../../bookmarks/saved-copy.ts'
import { lookUpCache } from '../../service/look-up.ts'
import type { LookUpState } from '../../service/look-up-cache.ts'

lookUpCache.onEntry((entry) => void refreshBookmark(entry))

/** What there is to show of a date. */
export interface DayLookUp {
  date: string
  state: LookUpState
  /** The entry that a service sent. */
  entry: Entry | undefined
  /** The bookmark's copy, where the look-up failed and nothing was known of the date. */
  saved: SavedCopy | undefined
  tryAgain: () => void
}

/** The look-up of a date, active while mounted. */
export function useDayLookUp(date: string): DayLookUp {
  const show = useCallback((listener: () => void) => lookUpCache.show(date, listener), [date])
  const state = useSyncExternalStore(show, () => lookUpCache.get(date))
  const { status, answer } = state
  return {
    date,
    state,
    entry: answer?.kind === 'entry' ? answer.entry : undefined,
    saved: useSavedCopy(date, status === 'error' && !answer),
    tryAgain: () => lookUpCache.tryAgain(date),
  }
}

/** Follows a date's stored entry while it is wanted. */
function useSavedCopy(date: string, isWanted: boolean) {
  const { get, subscribe } = useMemo(() => savedCopyOf(date), [date])
  const copy = useSyncExternalStore(isWanted ? subscribe : followNothing, get)
  return isWanted ? copy : undefined
}

function followNothing() {
  return () => {}
}
