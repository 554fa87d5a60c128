import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OrderOf } from '../../navigation/orders.ts'
import { updateVisit, usePageCount, useVisit } from '../../navigation/visits.ts'
import { queryClient } from '../../service/queries.ts'
import { askListAgain, askPosts, listQuery, progressOf } from './nasa-list.ts'
import { usePosts } from './post-media.ts'
import type { Post } from './read-posts.ts'
import { searchParam } from './search-param.ts'

interface Search {
  words: string
  order: OrderOf<'search'>
}

interface SearchPage {
  posts: readonly Post[]
  /** The number of posts on all pages. Undefined if NASA doesn't send it. */
  total?: number | undefined
  isEnd: boolean
}

const postsPerPage = 24

/** A search by date reads only titles, because posts that just mention the words would not come last. */
const titleOnly = { orderby: 'date', 'search_columns[]': 'post_title' }
const paramsOfOrder: Record<OrderOf<'search'>, Record<string, string>> = {
  best: { orderby: 'relevance' },
  newest: { ...titleOnly, order: 'desc' },
  oldest: { ...titleOnly, order: 'asc' },
}

/** @param page from 1 on @throws ServiceFailure */
export async function askSearch(
  search: Search,
  page: number,
  signal: AbortSignal,
): Promise<SearchPage> {
  const terms = searchParam(search.words)
  if (terms === '') return { posts: [], total: 0, isEnd: true }
  const paging = { per_page: String(postsPerPage), page: String(page) }
  const params = { search: terms, ...paramsOfOrder[search.order], ...paging }
  const { posts, sentCount, total } = await askPosts(params, signal)
  const isLast = total === undefined ? sentCount < postsPerPage : page * postsPerPage >= total
  return { posts, total, isEnd: isLast || sentCount === 0 }
}

function searchQuery({ words, order }: Search, page: number) {
  return listQuery(['search', words, order, page], (signal) =>
    askSearch({ words, order }, page, signal),
  )
}

export type SearchList = ReturnType<typeof useSearchList>

/** The search results of as many pages as the history entry has. Without words nothing is requested. */
export function useSearchList(search: Search) {
  const pages = usePages(search)
  const { lists, isEnd, total, listProgress } = useQueries({ queries: pages, combine: joinPages })
  const { posts, extras } = usePosts(lists)

  /** Retries failed requests, or requests the next page if no page is missing. */
  function showMore() {
    askListAgain()
    if (!isEnd && !listProgress.isFetching && !listProgress.error)
      updateVisit({ pageCount: pages.length + 1 })
  }

  return {
    posts,
    listProgress,
    extras,
    isEnd,
    // NASA counts posts, and a day may have two.
    total: isEnd ? posts.length : total,
    showMore,
  }
}

/** After a reload, pages load one after the other, until the scroll position is reached. */
function usePages(search: Search) {
  const pageCount = usePageCount()
  const isScrollRestored = useVisit('isRestored')
  const wanted = Array.from({ length: search.words ? pageCount : 0 }, (_, index) =>
    searchQuery(search, index + 1),
  )
  const missing = wanted.findIndex(({ queryKey }) => !queryClient.getQueryData(queryKey))
  const pages = missing < 0 ? wanted : wanted.slice(0, missing + 1)
  useEffect(() => {
    if (isScrollRestored && pages.length > 0) updateVisit({ pageCount: pages.length })
  }, [isScrollRestored, pages.length])
  return pages
}

function joinPages(results: UseQueryResult<SearchPage | null>[]) {
  const pages = results.flatMap(({ data }) => data ?? [])
  return {
    lists: pages.map(({ posts }) => posts),
    isEnd: pages.some(({ isEnd }) => isEnd),
    total: pages[0]?.total,
    listProgress: progressOf(results),
  }
}
