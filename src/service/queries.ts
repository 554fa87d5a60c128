import { onlineManager, type Query, QueryClient, queryOptions } from '@tanstack/react-query'
import { todayInNewYork } from '../apod/calendar.ts'
import { type Answer, entryFor } from './answer.ts'
import { lookUp } from './look-up.ts'
import { readCachedEntry, updateCachedEntry } from './cached-entries.ts'

export const hourMs = 3_600_000
export const quarterHourMs = hourMs / 4

/** Queries never retry by themselves; once the network is back, failed ones run again. Some add their own times. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, a query fails and says so instead of waiting.
      networkMode: 'always',
      retry: false,
      gcTime: hourMs,
      // `true` would ask only for what is stale.
      refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
    },
  },
})

// The manager believes at first that there is a network, and tells only of changes.
onlineManager.setOnline(navigator.onLine)

/** Null counts as data: without any, a failure would be forgotten during a new try. */
export const noDataYet = { initialData: null, initialDataUpdatedAt: 0 }

/** Asks the services each time the date is chosen. Until they answer, it has the seen entry, or else null. */
export function dayQuery(date: string) {
  const isAwaited = ({ state: { data } }: Pick<Query<Answer | null>, 'state'>) =>
    date === todayInNewYork() && !(data && entryFor(date, data))
  return queryOptions({
    queryKey: ['day', date],
    queryFn: ({ signal }) => askDay(date, signal),
    ...noDataYet,
    initialData: () => readCachedEntry(date) ?? null,
    // Today's slideshow has just asked for what the screen then shows.
    staleTime: 1000,
    // Today's entry may come at any time.
    refetchInterval: (query) => isAwaited(query) && quarterHourMs,
    refetchOnWindowFocus: (query) => isAwaited(query) && 'always',
  })
}

/** What the services say, or what was seen before if that says more. */
async function askDay(date: string, signal: AbortSignal): Promise<Answer | null> {
  const { meanwhile, answer } = lookUp(date, signal)
  void meanwhile.then((best) =>
    // What is there already says as much.
    queryClient.setQueryData(dayQuery(date).queryKey, (known) =>
      known || signal.aborted ? undefined : best,
    ),
  )
  const last = await answer
  // A visitor who has left the date changes nothing.
  signal.throwIfAborted()
  return updateCachedEntry(date, last)
}
