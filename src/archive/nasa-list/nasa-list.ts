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

/** How far a request has come that has no answer yet, or several of them. */
export interface Progress {
  isComing: boolean
  /** Why it failed, also while it is tried again. */
  error: Error | null
  isTryingAgain: boolean
}

export function progressOf({ data, error, isFetching }: UseQueryResult): Progress {
  const isMissing = data === null
  return {
    isComing: isMissing && isFetching,
    error: isMissing ? error : null,
    isTryingAgain: isMissing && isFetching && error !== null,
  }
}

export function joinProgress(all: readonly Progress[]): Progress {
  return {
    isComing: all.some(({ isComing }) => isComing),
    error: all.find(({ error }) => error)?.error ?? null,
    isTryingAgain: all.some(({ isTryingAgain }) => isTryingAgain),
  }
}
