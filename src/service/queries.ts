import { type Query, QueryClient, queryOptions } from '@tanstack/react-query'
import { todayInNewYork } from '../apod/calendar.ts'
import { successorUrl } from '../settings.ts'
import { type Answer, entryFor } from './answer.ts'
import { readCachedAnswer, reconcileWithCache } from './cached-entries.ts'
import { lookUp, lookUpAhead } from './look-up.ts'
import { ServiceError } from './request.ts'

export const hourMs = 3_600_000
export const quarterHourMs = hourMs / 4

/** Retries failed queries when the network or the visitor returns. `'always'`, because `true` would skip a query whose data is fresh. */
function refetchIfFailed({ state }: { state: { status: string } }): 'always' | false {
  return state.status === 'error' && 'always'
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, a query should fail instead of pausing.
      networkMode: 'always',
      retry: false,
      gcTime: hourMs,
      refetchOnReconnect: refetchIfFailed,
      refetchOnWindowFocus: refetchIfFailed,
    },
    // Mutations write to the local database, and shouldn't wait for the network.
    mutations: { networkMode: 'always' },
  },
})

/** Gives a query null as its data until the first response. Without any data, a retry would clear the query's error. */
export const noDataYet = { initialData: null, initialDataUpdatedAt: 0 }

/** Looks up a date when it is opened. Until an answer comes, the data is the cached entry or null. */
export function dayQuery(date: string) {
  const isTodayMissing = ({ state: { data } }: Pick<Query<Answer | null>, 'state'>) =>
    date === todayInNewYork() && !(data && entryFor(date, data))
  return queryOptions({
    queryKey: ['day', date],
    queryFn: ({ signal }) => fetchDay(date, signal),
    initialData: () => readCachedAnswer(date) ?? null,
    initialDataUpdatedAt: 0,
    refetchInterval: (query) => isTodayMissing(query) && quarterHourMs,
    refetchOnWindowFocus: (query) => (isTodayMissing(query) ? 'always' : refetchIfFailed(query)),
  })
}

/** A day to which the next step may lead. Its entry is only an addition: a failure is silent, and nothing repeats it. */
export function aheadQuery(date: string) {
  return queryOptions({
    queryKey: ['ahead', date],
    queryFn: ({ signal }) => lookUpAhead(date, signal),
    staleTime: hourMs,
    retryOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
}

/** Not while the visitor saves data or is offline or away, and not after the successor has refused a request. */
export function mayAskAhead(): boolean {
  const isAway = document.hidden || !navigator.onLine || navigator.connection?.saveData === true
  const asked = queryClient.getQueryCache().findAll({ queryKey: ['ahead'] })
  return successorUrl() !== undefined && !isAway && !asked.some(isRefused)
}

function isRefused({ state: { error } }: Query) {
  return error instanceof ServiceError && ['limit', 'forbidden'].includes(error.reason)
}

async function fetchDay(date: string, signal: AbortSignal): Promise<Answer | null> {
  const { provisional, answer } = lookUp(date, signal)
  void provisional.then(showProvisional)
  const final = await answer
  signal.throwIfAborted()
  const entry = queryClient.getQueryData(aheadQuery(date).queryKey)
  return reconcileWithCache(date, final, entry ?? undefined)

  function showProvisional(best: Answer) {
    const { queryKey } = dayQuery(date)
    const isWaiting = !signal.aborted && !queryClient.getQueryData(queryKey)
    if (isWaiting) queryClient.setQueryData(queryKey, best)
  }
}
