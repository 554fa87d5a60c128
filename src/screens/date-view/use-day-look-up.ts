import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type Entry, isPlaceholder } from '../../apod/entry.ts'
import { refreshBookmark } from '../../bookmarks/actions.ts'
import { useBookmark, useIsBeingRead, useIsBookmarked } from '../../bookmarks/bookmark-store.ts'
import { lookUpCache } from '../../service/look-up.ts'
import type { LookUpState } from '../../service/look-up-cache.ts'

/** What there is to show of a date. */
export interface DayLookUp {
  date: string
  state: LookUpState
  /** There is nothing to show of the date yet. */
  isLoading: boolean
  /** It loads after a failure. */
  isTryingAgain: boolean
  /** The entry that a service sent. */
  entry: Entry | undefined
  /** The bookmark's copy, where the look-up failed and nothing was known of the date; until an answer comes. */
  saved: Entry | undefined
  tryAgain: () => void
}

/** The look-up of a date, active while mounted. */
export function useDayLookUp(date: string): DayLookUp {
  const subscribe = useCallback(
    (listener: () => void) => lookUpCache.subscribe(date, listener),
    [date],
  )
  const state = useSyncExternalStore(subscribe, () => lookUpCache.read(date))
  const { status, answer, error } = state
  const entry = answer?.kind === 'entry' ? answer.entry : undefined
  const isBookmarked = useIsBookmarked(date)
  useEffect(() => {
    if (isBookmarked && status === 'success' && entry) void refreshBookmark(entry)
  }, [isBookmarked, status, entry])
  const wanted = error !== undefined && !answer ? date : undefined
  const saved = useSavedCopy(wanted)
  const isReading = useIsBeingRead(wanted)
  return {
    date,
    state,
    isLoading: !answer && !saved && (status === 'loading' || isReading),
    isTryingAgain: status === 'loading' && error !== undefined,
    entry,
    saved,
    tryAgain: () => void (status !== 'loading' && lookUpCache.lookUp(date)),
  }
}

/** The stored entry of a bookmarked date; it stays after a removal, so that the heart can add it again. */
function useSavedCopy(date: string | undefined) {
  const entry = useBookmark(date)
  return entry && entry !== 'failed' && !isPlaceholder(entry) ? entry : undefined
}
