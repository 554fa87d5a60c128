import { queryOptions } from '@tanstack/react-query'
import { todayInNewYork } from '../../../apod/calendar.ts'
import { hourMs, noDataYet, queryClient } from '../../../service/queries.ts'
import { fetchRaw } from '../../../service/request.ts'
import { nasaListUrl } from '../../../settings.ts'
import { type Post, parsePosts } from './posts.ts'

/** Throws a ServiceError if the request fails, or if the response isn't a list. */
export async function fetchPosts(params: Record<string, string>, signal: AbortSignal) {
  return parsePosts(await fetchList(params, signal), todayInNewYork())
}

export function fetchList(params: Record<string, string>, signal: AbortSignal) {
  const url = nasaListUrl()
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return fetchRaw(url, signal)
}

/** A query that stays fresh for an hour. */
export function listQuery<Data>(
  key: readonly unknown[],
  fetchData: (signal: AbortSignal) => Promise<Data>,
) {
  return queryOptions({
    queryKey: ['list', ...key],
    queryFn: ({ signal }): Promise<Data | null> => fetchData(signal),
    ...noDataYet,
    staleTime: hourMs,
  })
}

export function refetchFailedLists() {
  void queryClient.refetchQueries(
    { queryKey: ['list'], type: 'active', predicate: ({ state }) => state.status === 'error' },
    { cancelRefetch: false },
  )
}

interface FetchState {
  isFetching: boolean
  error: Error | null
}

export interface PostsResult extends FetchState {
  posts: readonly Post[]
  /** Whether the list itself has failed, and not only a request for missing posts or for pictures. */
  isListError: boolean
  retry: () => void
}

/** The state of those queries that have no data yet. */
export function fetchStateOf(queries: readonly (FetchState & { data?: unknown })[]): FetchState {
  const missing = queries.filter(({ data }) => !data)
  return {
    isFetching: missing.some(({ isFetching }) => isFetching),
    error: missing.find(({ error }) => error)?.error ?? null,
  }
}
