import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fetchPosts, fetchStateOf, refetchFailedLists } from './nasa-list.ts'
import { usePostsWithMedia } from './post-media.ts'
import type { Post } from './posts.ts'
import { searchParam } from './search-param.ts'

interface SearchPage {
  posts: readonly Post[]
  /** The number of posts on all pages. Undefined if NASA doesn't send it. */
  total?: number | undefined
  isLastPage: boolean
}

export function useSearchPosts(terms: string) {
  const query = useInfiniteQuery({
    queryKey: ['list', 'search', terms],
    queryFn: ({ pageParam, signal }) => fetchSearchPage(terms, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ isLastPage }: SearchPage, pages) =>
      isLastPage ? undefined : pages.length + 1,
    staleTime: Infinity,
  })
  const { data, error, isFetching } = query
  const hasAllPages = data !== undefined && !query.hasNextPage
  const { posts, mediaState } = usePostsWithMedia(
    useMemo(() => data?.pages.map((page) => page.posts) ?? [], [data]),
  )

  function fetchMore() {
    if (!hasAllPages && !isFetching) void query.fetchNextPage()
  }

  return {
    posts,
    ...fetchStateOf([{ isFetching, error }, mediaState]),
    isListError: error !== null,
    retry: error ? fetchMore : refetchFailedLists,
    isFetchingPage: isFetching,
    hasAllPages,
    total: data?.pages[0]?.total,
    fetchMore,
  }
}

const postsPerPage = 24

/** Fetches a page, counted from 1, best match first. Throws a ServiceError if that fails. */
export async function fetchSearchPage(
  terms: string,
  page: number,
  signal: AbortSignal,
): Promise<SearchPage> {
  const param = searchParam(terms)
  if (param === '') return { posts: [], total: 0, isLastPage: true }
  const paging = { per_page: String(postsPerPage), page: String(page) }
  const params = { search: param, orderby: 'relevance', ...paging }
  const { posts, receivedCount, total } = await fetchPosts(params, signal)
  const isLast = total === undefined ? receivedCount < postsPerPage : page * postsPerPage >= total
  return { posts, total, isLastPage: isLast || receivedCount === 0 }
}
