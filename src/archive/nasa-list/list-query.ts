import { type Query, queryOptions, skipToken } from '@tanstack/react-query'
import { todayInNewYork } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { archiveDaysOf, type Month, monthOf } from '../../apod/month.ts'
import { hour, queryClient } from '../../service/queries.ts'
import { askList, askPostMedia, askTitles, type ListAnswer, type ListRequest } from './ask-list.ts'
import { type MediaBySlug, needsContent, type Post } from './read-posts.ts'

const quarterOfAnHour = hour / 4

/** What NASA's list has of a wall or on a page of a search; null while nothing is known. */
export function listQuery(request: ListRequest) {
  return queryOptions({
    queryKey: ['list', request],
    queryFn: ({ signal }): Promise<ListAnswer | null> => askList(request, signal),
    // As a day's (`dayQuery`).
    initialData: null,
    initialDataUpdatedAt: 0,
    staleTime: hour,
    refetchInterval: ({ state }) => lacksToday(request, state) && quarterOfAnHour,
    // A hidden tab asks nothing.
    refetchOnWindowFocus({ state }) {
      const lastAsked = Math.max(state.dataUpdatedAt, state.errorUpdatedAt)
      const isDue = Date.now() - lastAsked >= quarterOfAnHour
      // `true` would ask only for what is stale.
      return lacksToday(request, state) && isDue && 'always'
    },
  })
}

/** The posts that only their titles place in a month. They are asked for where the month's list lacks days. */
export function titlesQuery(request: ListRequest, list: ListAnswer | null) {
  const month = 'month' in request && list && hasGap(request.month, list) ? request.month : null
  return queryOptions({
    queryKey: ['titles', month],
    queryFn: month ? ({ signal }) => askTitles(month, signal) : skipToken,
    staleTime: hour,
  })
}

/** What posts' own pages show, of those without a picture in the list. Each is asked for once, whatever list it is in. */
export function postMediaQuery(posts: readonly Post[]) {
  const slugs = [...new Set(posts.filter(needsContent).map(({ slug }) => slug))]
  return queryOptions({
    queryKey: ['post media', slugs],
    async queryFn({ signal }): Promise<MediaBySlug> {
      const known = knownMedia()
      const unknownSlugs = slugs.filter((slug) => !known[slug]?.picture)
      if (unknownSlugs.length === 0) return known
      return { ...known, ...(await askPostMedia(unknownSlugs, signal)) }
    },
    initialData: knownMedia,
    initialDataUpdatedAt: 0,
    staleTime: hour,
    enabled: slugs.length > 0,
  })
}

function knownMedia(): MediaBySlug {
  const queries = queryClient.getQueriesData<MediaBySlug>({ queryKey: ['post media'] })
  return Object.assign({}, ...queries.map(([, media]) => media))
}

/** Asks again for the lists on the screen that have failed. */
export function askListAgain() {
  void queryClient.refetchQueries(
    { queryKey: ['list'], type: 'active', predicate: ({ state }) => state.status === 'error' },
    { cancelRefetch: false },
  )
}

function hasGap(month: Month, { posts }: ListAnswer) {
  const today = todayInNewYork()
  const listed = new Set(posts.map(({ day }) => day))
  return archiveDaysOf(month, today).some((day) => day < today && !listed.has(day))
}

function lacksToday(request: ListRequest, { data }: Query<ListAnswer | null>['state']) {
  const today = todayInNewYork()
  return includesDay(request, today) && !data?.posts.some(({ day }) => day === today)
}

function includesDay(request: ListRequest, day: Day) {
  if ('month' in request) return request.month === monthOf(day)
  return 'monthDay' in request && request.monthDay === day.slice(5)
}
