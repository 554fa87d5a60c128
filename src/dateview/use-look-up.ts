import { useQuery } from '@tanstack/react-query'
import type { Entry } from '../apod/entry.ts'
import { lookUpOnce } from '../service/early-look-up.ts'

/**
 * Looks a date up each time it becomes the shown one, and not for any other reason. Leaving it
 * cancels the request; an answer had before in this visit shows meanwhile.
 * @param onEntry told of each entry that arrives
 */
export function useLookUp(date: string, onEntry: (entry: Entry) => void) {
  return useQuery({
    queryKey: ['entry', date],
    queryFn: async ({ signal }) => {
      // A turn later, so that a mount that strict mode takes back at once sends nothing.
      await Promise.resolve()
      signal.throwIfAborted()
      const answer = await lookUpOnce(date, signal)
      if (answer.kind === 'entry') onEntry(answer.entry)
      return answer
    },
    gcTime: Infinity,
    staleTime: 0,
    networkMode: 'always',
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
