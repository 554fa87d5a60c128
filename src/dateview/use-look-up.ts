import { useQuery } from '@tanstack/react-query'
import { lookUp } from '../service/look-up.ts'

/**
 * Looks the date up each time it becomes the shown one, and not for any other reason. Leaving it
 * cancels the request; an answer had before in this visit shows meanwhile.
 */
export function useLookUp(date: string) {
  return useQuery({
    queryKey: ['entry', date],
    queryFn: async ({ signal }) => {
      // A turn later, so that a mount that strict mode takes back at once sends nothing.
      await Promise.resolve()
      signal.throwIfAborted()
      return lookUp(date, signal)
    },
    gcTime: Infinity,
    staleTime: 0,
    networkMode: 'always',
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
