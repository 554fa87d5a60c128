import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Entry } from '../apod/entry.ts'
import { type FindAddress } from '../navigation/address.ts'
import { hasNasaList } from '../settings.ts'
import { usePages } from '../navigation/hooks.ts'
import { listQuery } from './nasa-list-query.ts'
import type { ListAnswer, ListRequest } from './nasa-list.ts'
import { type ListedDay, oncePerDay } from './read-nasa-list.ts'
import type { WallOfDays } from './walls.ts'

export type NasaList = ReturnType<typeof useNasaList>

/** The list of a wall, or of what is found for words, as far as it has come. */
export function useNasaList(wall: WallOfDays | undefined, find: FindAddress | undefined) {
  const [pageCount, showPages] = usePages()
  const requests = requestsFor(wall, find, pageCount)
  const { posts, ...list } = useQueries({
    queries: requests.map(listQuery),
    combine: pagesInOrder,
  })
  const direction = wall && (wall.sort?.value === 'newest' ? -1 : 1)
  const listedDays = useMemo(() => {
    const listed: ListedDay[] = oncePerDay(posts)
    return direction ? listed.toSorted((a, b) => direction * a.day.localeCompare(b.day)) : listed
  }, [direction, posts])
  return {
    ...list,
    listedDays,
    isNothingFound: list.isEnd && listedDays.length === 0,
    /** Asks for the next page, or again for the page that has failed. */
    showMore: () => {
      if (list.error !== undefined) list.tryAgain()
      else if (!list.isEnd && !list.isLoading) showPages(pageCount + 1)
    },
  }
}

function requestsFor(
  wall: WallOfDays | undefined,
  find: FindAddress | undefined,
  pageCount: number,
): ListRequest[] {
  if (wall) return hasNasaList ? [wall.request] : []
  if (!find?.words) return []
  const { words, order } = find
  return Array.from({ length: pageCount }, (_, index) => ({ words, order, page: index + 1 }))
}

/** Pages that follow each other. Behind a missing page nothing is shown. */
function pagesInOrder(pages: UseQueryResult<ListAnswer | null>[]) {
  const answers: ListAnswer[] = []
  for (const { data: answer } of pages) {
    if (!answer) break
    answers.push(answer)
  }
  const missing = pages[answers.length]
  return {
    posts: answers.flatMap(({ posts }) => posts),
    total: answers[0]?.total,
    isBegun: answers.length > 0,
    isEnd: answers.some(({ isEnd }) => isEnd),
    /** Whether all pages that were asked for are there. */
    isWhole: missing === undefined,
    /** Whether pictures may still come that are not asked for by the visitor. */
    isFilling: pages.some(({ isFetching, dataUpdatedAt }) => isFetching && dataUpdatedAt === 0),
    isLoading: pages.some(({ data, isFetching }) => !data && isFetching),
    /** Why a page is missing, also while the visitor tries again. */
    error: missing?.error ?? undefined,
    tryAgain: () => void missing?.refetch({ cancelRefetch: false }),
  }
}

/** A listed day as an entry without words, for what shows the pictures of entries. */
export function listedEntry({ day, title, picture, alt = '' }: ListedDay): Entry {
  const entry = { date: day, title, media_type: 'image', explanation: '', alt }
  return picture === null ? entry : { ...entry, url: picture }
}
