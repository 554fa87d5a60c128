import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Day } from '../../apod/day.ts'
import type { AddressOf } from '../../navigation/address.ts'
import { updateHistoryState, usePageCount } from '../../navigation/history.ts'
import { hasNasaList } from '../../settings.ts'
import { askListAgain, listQuery, postMediaQuery, titlesQuery } from './list-query.ts'
import type { ListAnswer, ListRequest } from './ask-list.ts'
import {
  type ListedDay,
  type MediaBySlug,
  needsContent,
  oncePerDay,
  type Post,
  withPostMedia,
} from './read-posts.ts'

export interface ListState {
  listedDays: readonly ListedDay[]
  /** 'filling': days or pictures still come by themselves. 'failed' stays while the visitor tries again. */
  status: 'loading' | 'filling' | 'ready' | 'failed'
  error: Error | undefined
  isTryingAgain: boolean
}

interface WallRequest {
  request: ListRequest
  days: readonly Day[]
}

/** The days of a wall, each with what NASA's list has of it. @param isVisible else nothing is asked */
export function useWall(wall: WallRequest, today: Day, isVisible: boolean): ListState {
  const { request, days } = wall
  const awaitedDay = days.includes(today) ? today : undefined
  const list = useQuery({ ...listQuery(request, awaitedDay), enabled: hasNasaList && isVisible })
  const posts = isVisible ? list.data?.posts : undefined
  const unlistedDays = useMemo(() => {
    const listed = new Set(posts?.map(({ day }) => day))
    return posts ? days.filter((day) => !listed.has(day)) : []
  }, [posts, days])
  const hasGap = 'month' in request && unlistedDays.some((day) => day !== today)
  const titles = useQuery(titlesQuery(hasGap ? request.month : undefined, unlistedDays))
  const lists = useMemo(() => [posts ?? [], titles.data ?? []], [posts, titles.data])
  const missing = posts || !hasNasaList ? undefined : list
  const { listedDays: listed, ...state } = useListedDays(lists, missing, titles.isFetching)
  const listedDays = useMemo(() => {
    const byDay = new Map(listed.map((each) => [each.day, each]))
    return days.map((day) => byDay.get(day) ?? { day, title: '', picture: undefined, sources: [] })
  }, [days, listed])
  return { listedDays, ...state }
}

export type SearchResultList = ReturnType<typeof useSearchResults>

/** The results of a search of all years, as many pages as the history entry has. Without words nothing is asked. */
export function useSearchResults(search: Pick<AddressOf<'search'>, 'words' | 'order'> | undefined) {
  const { words = '', order = 'best' } = search ?? {}
  const pageCount = usePageCount()
  const pages = Array.from({ length: words ? pageCount : 0 }, (_, index) => index + 1)
  const { lists, missing, isEnd, total } = useQueries({
    queries: pages.map((page) => listQuery({ words, order, page })),
    combine: joinPages,
  })
  const results = useListedDays(lists, missing)

  /** Asks for the next page, or again for the one that has failed. */
  function showMore() {
    if (results.status === 'failed') askListAgain()
    else if (!isEnd && results.status !== 'loading')
      updateHistoryState({ pageCount: pageCount + 1 })
  }

  const isWithoutResults = isEnd && results.listedDays.length === 0
  return { ...results, isEnd, isWithoutResults, total, showMore }
}

/** Pages that follow each other. What is behind a missing page waits for it. */
function joinPages(results: UseQueryResult<ListAnswer | null>[]) {
  const missing = results.find(({ data }) => !data)
  const end = missing ? results.indexOf(missing) : results.length
  const pages = results.slice(0, end).flatMap(({ data }) => data ?? [])
  return {
    lists: pages.map(({ posts }) => posts),
    isEnd: pages.some(({ isEnd }) => isEnd),
    total: pages[0]?.total,
    missing,
  }
}

/** The days of lists, each once, with the pictures of posts' own pages as these come. `missing`: the list that the others wait for. */
function useListedDays(
  lists: readonly (readonly Post[])[],
  missing: UseQueryResult | undefined,
  isFilling = false,
): ListState {
  const { media, isFetching } = useQueries({
    queries: lists.filter((posts) => posts.some(needsContent)).map(postMediaQuery),
    combine: joinMedia,
  })
  const listedDays = useMemo(
    () => oncePerDay(lists.flat().map((post) => withPostMedia(post, media))),
    [lists, media],
  )
  const error = missing?.error ?? undefined
  const status = isFilling || isFetching ? 'filling' : 'ready'
  return {
    listedDays,
    status: missing ? (error ? 'failed' : 'loading') : status,
    error,
    isTryingAgain: Boolean(error && missing?.isFetching),
  }
}

function joinMedia(results: UseQueryResult<MediaBySlug>[]) {
  const media: MediaBySlug = Object.assign({}, ...results.map(({ data }) => data))
  return { media, isFetching: results.some(({ isFetching }) => isFetching) }
}
