import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addDays, monthNames } from '../../../apod/calendar.ts'
import type { Day } from '../../../apod/day.ts'
import { daysOf, monthOf } from '../../../apod/month.ts'
import { useToday } from '../../../navigation/today.ts'
import { hourMs, quarterHourMs } from '../../../service/queries.ts'
import { ServiceError } from '../../../service/request.ts'
import { fetchPosts, fetchStateOf, listQuery, refetchFailedLists } from './nasa-list.ts'
import { usePostsWithMedia } from './post-media.ts'
import type { Post } from './posts.ts'

export type WallRequest = { month: string } | { monthDay: string }

export function useWallPosts(request: WallRequest, days: readonly Day[]) {
  const today = useToday()
  const hasToday = days.includes(today)
  const firstQuery = useQuery({
    ...listQuery(['wall', request], (signal) => fetchWallPosts(request, signal)),
    staleTime: hasToday ? quarterHourMs : hourMs,
    refetchInterval: hasToday && quarterHourMs,
    refetchOnWindowFocus: true,
  })
  const found = firstQuery.data
  const lacksDays = found !== null && days.some((day) => day !== today && !hasDay(found, day))
  const month = 'month' in request ? request.month : ''
  const needsTitleSearch = lacksDays && month !== ''
  const titleQuery = useQuery({
    ...listQuery(['titles', month], (signal) => fetchMonthByTitle(month, signal)),
    enabled: needsTitleSearch,
  })
  const postGroups = useMemo(() => {
    // Leaves out the days that were found first, so that no content is requested for them again.
    const foundByTitle = titleQuery.data?.filter(({ date }) => !hasDay(found ?? [], date))
    return [found ?? [], foundByTitle ?? []]
  }, [found, titleQuery.data])
  const { posts, mediaState } = usePostsWithMedia(postGroups, days)
  const titleQueries = needsTitleSearch ? [titleQuery] : []
  return {
    posts,
    ...fetchStateOf([firstQuery, ...titleQueries, mediaState]),
    isListError: found === null && firstQuery.error !== null,
    retry: refetchFailedLists,
  }
}

function hasDay(posts: readonly Post[], day: Day) {
  return posts.some((post) => post.date === day)
}

/** A wall's posts in any order, perhaps two of a day. Throws a ServiceError if the request fails. */
export function fetchWallPosts(request: WallRequest, signal: AbortSignal): Promise<Post[]> {
  return 'month' in request
    ? fetchMonthByDate(request.month, signal)
    : fetchAnniversaryByTitle(request.monthDay, signal)
}

async function fetchMonthByDate(month: string, signal: AbortSignal) {
  // Four more days on each side, because a post may be filed under another day. Both times are exclusive.
  const after = `${addDays(`${month}-01`, -5)}T23:59:59`
  const before = `${addDays(daysOf(month).at(-1) ?? '', 5)}T00:00:00`
  const params = { per_page: '100', orderby: 'date', order: 'desc', after, before }
  const { posts } = await fetchPosts(params, signal)
  return posts.filter(({ date }) => monthOf(date) === month)
}

/** Finds a month's posts by title, even if filed in another month. Throws a ServiceError if that fails. */
export async function fetchMonthByTitle(month: string, signal: AbortSignal): Promise<Post[]> {
  const [year, number] = month.split('-')
  const phrase = `${year} ${monthNames[Number(number) - 1]}`
  const { posts } = await fetchPosts(titleParams(phrase), signal)
  return posts.filter(({ date }) => monthOf(date) === month)
}

async function fetchAnniversaryByTitle(monthDay: string, signal: AbortSignal): Promise<Post[]> {
  const [month = 1, number] = monthDay.split('-').map(Number)
  // The space at the end keeps `July 1` from finding `July 14`.
  const { posts } = await fetchPosts(titleParams(`${monthNames[month - 1]} ${number} `), signal)
  const ofDay = posts.filter(({ date }) => date.slice(5) === monthDay)
  // Each day has had a picture in some year.
  if (ofDay.length === 0) throw new ServiceError('down')
  return ofDay
}

function titleParams(phrase: string) {
  return { search: `"${phrase}"`, 'search_columns[]': 'post_title', per_page: '100' }
}
