import { queryOptions } from '@tanstack/react-query'
import { hour } from '../queries.ts'
import { askList, type ListAnswer, type ListKey } from './ask-list.ts'

/** What NASA's list has of a month or on a page of found pictures; null while nothing is known. */
export function listQuery(key: ListKey) {
  return queryOptions({
    queryKey: ['list', key],
    queryFn: ({ signal }): Promise<ListAnswer | null> => askList(key, signal),
    // With data from the start, a failure stays known while it is asked again.
    initialData: null,
    initialDataUpdatedAt: 0,
    staleTime: hour,
  })
}
