import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { isPlaceholder } from '../../apod/nasa-quirks.ts'
import { useBookmark } from '../../bookmarks/stored-bookmarks.ts'
import type { Address } from '../../navigation/address.ts'
import { renderedAddress } from '../../navigation/history.ts'
import { dateOf, showTheSame } from '../../navigation/today.ts'
import { type Answer, entryFor } from '../../service/answer.ts'
import { dayQuery, queryClient } from '../../service/queries.ts'

/** What to show for a date. `failure` has no entry to show, not even a saved copy. */
type DayContent =
  | Answer
  | { kind: 'saved copy'; entry: Entry }
  | { kind: 'loading' | 'failure'; entry?: undefined }

export type DayLookUp = DayContent & {
  date: string
  /** Why the last look-up since the date was opened failed. It stays during a retry. */
  failure: Error | null
  isRetrying: boolean
}

export function useDayLookUp(date: string): DayLookUp {
  const { data: answer, error, isFetching, isFetchedAfterMount } = useQuery(dayQuery(date))
  const savedCopy = useSavedCopy(date)
  useEffect(() => renderedAddress.subscribe(refetchIfSame), [])

  // If an automatic refetch fails after a code, the code's notice stays and the failure isn't shown.
  const isShown = isFetchedAfterMount && (!answer || answer.kind === 'entry')
  const failure = isShown ? error : null
  return {
    ...(answer ?? (failure && savedCopy) ?? { kind: failure ? 'failure' : 'loading' }),
    date,
    failure,
    isRetrying: failure !== null && isFetching,
  }
}

/** A link or Submit that leads to what is already shown requests a missing entry again. */
function refetchIfSame(address: Address, before: Address) {
  const date = dateOf(address)
  if (date && showTheSame(before, address)) refetchDay(date)
}

/** Requests a missing entry again. “Loading...” replaces a code's notice meanwhile. */
export function refetchDay(date: string) {
  const { queryKey } = dayQuery(date)
  const { status, data, fetchStatus } = queryClient.getQueryState(queryKey) ?? {}
  const hasEntry = status === 'success' && entryFor(date, data)
  if (hasEntry || fetchStatus === 'fetching') return
  if (data && data.kind !== 'entry') queryClient.setQueryData(queryKey, null)
  void queryClient.refetchQueries({ queryKey, exact: true })
}

/** A bookmark's entry. It stays after a removal, so that the heart can add it again. */
function useSavedCopy(date: string): DayContent | undefined {
  const { bookmark, removed } = useBookmark(date)
  const { entry } = bookmark ?? removed ?? {}
  return entry && !isPlaceholder(entry) ? { kind: 'saved copy', entry } : undefined
}
