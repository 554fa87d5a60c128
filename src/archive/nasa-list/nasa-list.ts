import { queryOptions, type UseQueryResult } from '@tanstack/react-query'
import { todayInNewYork } from '../../apod/calendar.ts'
import { fetchRaw } from '../../service/answer.ts'
import { hourMs, noDataYet, queryClient } from '../../service/queries.ts'
import { nasaListUrl } from '../../settings.ts'
import { readPosts } from './read-posts.ts'

// What all requests of NASA's list share. Each has its call, its query and its hook in one file.

/** @throws ServiceFailure where there is no answer */
export async function askPosts(params: Record<string, string>, signal: AbortSignal) {
  return readPosts(await fetchList(params, signal), todayInNewYork())
}

/** @throws ServiceFailure where there is no answer */
export function fetchList(params: Record<string, string>, signal: AbortSignal) {
  const url = nasaListUrl()
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return fetchRaw(url, signal)
}

/** What is asked for once an hour; null until the first answer. */
export function listQuery<Data>(
  key: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Data>,
) {
  return queryOptions<Data | null>({
    queryKey: ['list', ...key],
    queryFn: ({ signal }) => ask(signal),
    ...noDataYet,
    staleTime: hourMs,
  })
}

/** Asks again for all on the screen that has failed. */
export function askListAgain() {
  void queryClient.refetchQueries(
    { queryKey: ['list'], type: 'active', predicate: ({ state }) => state.status === 'error' },
    { cancelRefetch: false },
  )
}

/** How far requests have come that have no answer yet. A failed one that is coming is tried again. */
export interface Progress {
  isComing: boolean
  error: Error | null
}

export function progressOf(results: readonly UseQueryResult[]): Progress {
  const missing = results.filter(({ data }) => data === null)
  return {
    isComing: missing.some(({ isFetching }) => isFetching),
    error: missing.find(({ error }) => error)?.error ?? null,
  }
}
