import { onlineManager, QueryClient, queryOptions } from '@tanstack/react-query'
import type { Answer } from './answer.ts'
import { lookUp } from './look-up.ts'
import { readSeen } from './seen-entries.ts'

export const hourMs = 3_600_000

/** Queries never retry by themselves; once the network is back, failed ones run again. Lists and the frame add their own times. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, a query fails and says so instead of waiting.
      networkMode: 'always',
      retry: false,
      gcTime: hourMs,
      refetchOnWindowFocus: false,
      // `true` would ask only for what is stale.
      refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
    },
  },
})

// The manager believes at first that there is a network, and tells only of changes.
onlineManager.setOnline(navigator.onLine)

/** Asks the services each time the date is chosen. Until they answer, it has the seen entry, or else null. */
export function dayQuery(date: string) {
  return queryOptions({
    queryKey: ['day', date],
    queryFn: ({ signal }): Promise<Answer | null> => lookUp(date, signal),
    // Without data, the failure would be forgotten during a new try. Null counts as data.
    initialData: () => readSeen(date) ?? null,
    initialDataUpdatedAt: 0,
  })
}
