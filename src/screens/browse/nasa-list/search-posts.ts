import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OrderOf } from '../../../navigation/orders.ts'
import { hourMs } from '../../../service/queries.ts'
import { fetchPosts } from './nasa-list.ts'
import { usePostsWithMedia } from './post-media.ts'
import type { Post } from './posts.ts'
import { searchParam } from './search-param.ts'

interface Search {
  terms: string
  order: OrderOf<'search'>
}

interface SearchPage {
  posts: readonly Post[]
  /** The number of posts on all pages. Undefined if NASA doesn't send it. */
  total?: number | undefined
  isLastPage: boolean
}

const postsPerPage = 24

/** Sorted by date, a search covers only titles, because posts that merely mention the terms would crowd the results. */
const titleOnly = { orderby: 'date', 'search_columns[]': 'post_title' }
const paramsOfOrder: Record<OrderOf<'search'>, Record<string, string>> = {
  best: { orderby: 'relevance' },
  newest: { ...titleOnly, order: 'desc' },
  oldest: { ...titleOnly, order: 'asc' },
}

/** Fetches a page, counted from 1. Throws a ServiceError if that fails. */
export async function fetchSearchPage(
  { terms, order }: Search,
  page: number,
  signal: AbortSignal,
): Promise<SearchPage> {
  const param = searchParam(terms)
  if (param === '') return { posts: [], total: 0, isLastPage: true }
  const paging = { per_page: String(postsPerPage), page: String(page) }
  const params = { search: param, ...paramsOfOrder[order], ...paging }
  const { posts, receivedCount, total } = await fetchPosts(params, signal)
  const isLast = total === undefined ? receivedCount < postsPerPage : page * postsPerPage >= total
  return { posts, total, isLastPage: isLast || receivedCount === 0 }
}

function searchQuery({ terms, order }: Search) {
  return infiniteQueryOptions({
    staleTime: hourMs,
    queryKey: ['list', 'search', terms, order],
    queryFn: ({ pageParam, signal }) => fetchSearchPage({ terms, order }, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ isLastPage }: SearchPage, pages) =>
      isLastPage ? undefined : pages.length + 1,
    // Data from the start, for the same reason as in `noDataYet`.
    initialData: { pages: [], pageParams: [] },
    initialDataUpdatedAt: 0,
  })
}

/** The results so far. If a page fails, those before it stay. */
export function useSearchPosts(search: Search) {
  const { data, hasNextPage, fetchNextPage, ...query } = useInfiniteQuery(searchQuery(search))
  const pageCount = data.pages.length
  const hasAllPages = pageCount > 0 && !hasNextPage
  // A refetch of pages that are already shown is silent: it shows neither “Loading...” nor its error.
  const isForNewPage = pageCount === 0 || query.isFetchingNextPage || query.isFetchNextPageError
  const listState = {
    isFetching: isForNewPage && query.isFetching,
    error: isForNewPage ? query.error : null,
  }
  const { posts, followUpState } = usePostsWithMedia(
    useMemo(() => data.pages.map((page) => page.posts), [data]),
  )

  /** Requests the next page, or again the one that failed. */
  function fetchMore() {
    if (!hasAllPages && !listState.isFetching) void fetchNextPage()
  }

  return {
    posts,
    listState,
    followUpState,
    hasAllPages,
    // NASA counts posts, and a day may have two.
    total: hasAllPages ? posts.length : data.pages[0]?.total,
    fetchMore,
  }
}
