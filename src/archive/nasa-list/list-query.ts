import { type Query, queryOptions, skipToken } from '@tanstack/react-query'
import { todayInNewYork } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { hourMs, queryClient } from '../../service/queries.ts'
import { askList, askPostMedia, askTitles, type ListAnswer, type ListRequest } from './ask-list.ts'
import { needsContent, type Post } from './read-posts.ts'

const quarterHourMs = hourMs / 4

/** Null while nothing is known. @param days of the wall */
export function listQuery(request: ListRequest, days: readonly Day[] = []) {
  const lacksToday = ({ state: { data } }: Query<ListAnswer | null>) =>
    unlistedDays(days, data).includes(todayInNewYork())
  return queryOptions<ListAnswer | null>({
    queryKey: ['list', request],
    queryFn: ({ signal }) => askList(request, signal),
    // As a day's (`dayQuery`).
    initialData: null,
    initialDataUpdatedAt: 0,
    staleTime: (query) => (lacksToday(query) ? quarterHourMs : hourMs),
    refetchInterval: (query) => lacksToday(query) && quarterHourMs,
    refetchOnWindowFocus: lacksToday,
  })
}

/** The posts that only their titles place in a month. They are asked for where the month's list lacks days. */
export function titlesQuery(request: ListRequest, days: readonly Day[], list: ListAnswer | null) {
  const unlisted = list ? unlistedDays(days, list) : []
  const hasGap = unlisted.some((day) => day < todayInNewYork())
  const month = 'month' in request && hasGap ? request.month : null
  return queryOptions({
    queryKey: ['titles', month],
    queryFn: month ? ({ signal }) => askTitles(month, signal) : skipToken,
    select: (posts) => posts.filter(({ day }) => unlisted.includes(day)),
    staleTime: hourMs,
  })
}

function unlistedDays(days: readonly Day[], list: ListAnswer | null | undefined) {
  const listed = new Set(list?.posts.map(({ day }) => day))
  return days.filter((day) => !listed.has(day))
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
