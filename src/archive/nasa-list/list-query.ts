import { type Query, queryOptions, skipToken } from '@tanstack/react-query'
import type { Day } from '../../apod/day.ts'
import type { Month } from '../../apod/month.ts'
import { hourMs, queryClient } from '../../service/queries.ts'
import { askList, askPostMedia, askTitles, type ListAnswer, type ListRequest } from './ask-list.ts'
import { needsContent, type Post } from './read-posts.ts'

const quarterHourMs = hourMs / 4

/** A list of posts; null until the first answer. @param awaitedDay one that NASA may list at any time: today */
export function listQuery(request: ListRequest, awaitedDay?: Day) {
  const isAwaiting = ({ state: { data } }: Query<ListAnswer | null>) =>
    awaitedDay !== undefined && !data?.posts.some(({ day }) => day === awaitedDay)
  return queryOptions<ListAnswer | null>({
    queryKey: ['list', request],
    queryFn: ({ signal }) => askList(request, signal),
    // As a day's (`dayQuery`).
    initialData: null,
    initialDataUpdatedAt: 0,
    staleTime: (query) => (isAwaiting(query) ? quarterHourMs : hourMs),
    refetchInterval: (query) => isAwaiting(query) && quarterHourMs,
    refetchOnWindowFocus: isAwaiting,
  })
}

/** The posts of some days that a search of titles finds for a month. */
export function titlesQuery(month: Month | undefined, days: readonly Day[]) {
  return queryOptions({
    queryKey: ['titles', month],
    queryFn: month ? ({ signal }) => askTitles(month, signal) : skipToken,
    select: (posts) => posts.filter(({ day }) => days.includes(day)),
    staleTime: hourMs,
  })
}

export function postMediaQuery(posts: readonly Post[]) {
  const slugs = posts.filter(needsContent).map(({ slug }) => slug)
  return queryOptions({
    queryKey: ['post media', slugs],
    queryFn: ({ signal }) => askPostMedia(slugs, signal),
    staleTime: hourMs,
  })
}

/** Asks again for the lists on the screen that have failed. */
export function askListAgain() {
  void queryClient.refetchQueries(
    { queryKey: ['list'], type: 'active', predicate: ({ state }) => state.status === 'error' },
    { cancelRefetch: false },
  )
}
