import { type Query, QueryClient, queryOptions } from '@tanstack/react-query'
import { todayInNewYork } from '../apod/calendar.ts'
import { successorUrl } from '../settings.ts'
import { type Answer, entryFor, parseAnswer, replacesKnownEntry } from './answer.ts'
import { readCachedAnswer, cacheAnswer } from './cached-entries.ts'
import { lookUp } from './look-up.ts'
import { fetchRaw, isRefusal } from './request.ts'
import { successorUrlOf } from './service-urls.ts'

export const hourMs = 3_600_000
export const quarterHourMs = hourMs / 4

/** After a failure, refetches when the network or the visitor returns. `true` would skip data that is fresh. */
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

/** Null as the first data. Without data, TanStack Query would forget an error as soon as it tries again. */
export const noDataYet = { initialData: null, initialDataUpdatedAt: 0 }

/** Looks up a date when it is opened. Until an answer comes, the data is the known entry or null. */
export function dayQuery(date: string) {
  const isTodayMissing = ({ state: { data } }: Pick<Query<Answer | null>, 'state'>) =>
    date === todayInNewYork() && !entryFor(date, data)
  return queryOptions({
    queryKey: ['day', date],
    queryFn: ({ signal }) => fetchDay(date, signal),
    ...noDataYet,
    initialData: () => readCachedAnswer(date) ?? null,
    refetchInterval: (query) => isTodayMissing(query) && quarterHourMs,
    refetchOnWindowFocus: (query) => (isTodayMissing(query) ? 'always' : refetchIfFailed(query)),
  })
}

async function fetchDay(date: string, signal: AbortSignal): Promise<Answer | null> {
  const { queryKey } = dayQuery(date)
  const { provisional, answer } = lookUp(date, signal)
  void provisional.then(showProvisional)
  const final = await answer
  signal.throwIfAborted()
  cacheAnswer(date, final)
  const known = entryFor(date, queryClient.getQueryData(queryKey))
  return known && !replacesKnownEntry(date, final) ? { kind: 'entry', entry: known } : final

  function showProvisional(best: Answer) {
    const isWaiting = !signal.aborted && !queryClient.getQueryData(queryKey)
    if (isWaiting) queryClient.setQueryData(queryKey, best)
  }
}

/** Requests a day to which the next step may lead, so that it shows at once. A failure is silent. */
export function requestEntryAhead(date: string) {
  const { queryKey } = dayQuery(date)
  const known = () => queryClient.getQueryData(queryKey) ?? readCachedAnswer(date)
  const isKnown = () => entryFor(date, known()) !== undefined
  // The successor alone, because it needs no key.
  const url = successorUrlOf(date)
  if (!url || isKnown() || !mayRequestAhead()) return
  void queryClient.prefetchQuery({
    queryKey: ['ahead', date],
    queryFn: async ({ signal }) => {
      const answer = parseAnswer(await fetchRaw(url, signal))
      if (entryFor(date, answer) && !isKnown()) queryClient.setQueryData(queryKey, answer)
      return null
    },
    staleTime: hourMs,
  })
}

/** Not while the visitor saves data or is offline or away, and not for an hour after NASA has refused a request. */
export function mayRequestAhead(): boolean {
  const isAway = document.hidden || !navigator.onLine || navigator.connection?.saveData === true
  const queries = queryClient.getQueryCache().getAll()
  const isRefused = queries.some(({ state: { error } }) => isRefusal(error))
  return successorUrl() !== undefined && !isAway && !isRefused
}
