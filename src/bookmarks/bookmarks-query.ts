import { queryOptions, useQuery } from '@tanstack/react-query'
import { noDataYet, queryClient } from '../service/queries.ts'
import { alertError } from '../ui/messages.ts'
import { attempt, storagePrefix } from '../ui/web-storage.ts'
import {
  type Bookmark,
  type BookmarkKey,
  isSameRecord,
  parseBookmark,
  type RecordChange,
} from './bookmark.ts'
import { bookmarksQueryKey, invalidateBookmarks, transact } from './database.ts'

/** By key, newest first. */
type Bookmarks = ReadonlyMap<unknown, Bookmark>

const bookmarksQuery = queryOptions({
  queryKey: bookmarksQueryKey,
  queryFn: readBookmarks,
  ...noDataYet,
  staleTime: ({ state }) => (state.data ? Infinity : 0),
})

const noBookmarks: Bookmarks = new Map()

/** All bookmarks. If there is an `error`, those that were read before. */
export function useBookmarks() {
  const { data, error, isFetching } = useQuery(bookmarksQuery)
  return { bookmarks: data ?? noBookmarks, isLoaded: data !== null, error, isFetching }
}

/** Renders only when this bookmark changes. Without a key nothing is read. */
export function useBookmark(key: BookmarkKey | undefined) {
  const { data, error } = useQuery({
    ...bookmarksQuery,
    enabled: key !== undefined,
    select: (bookmarks) => bookmarks && bookmarks.get(key),
  })
  return { bookmark: data ?? undefined, isLoaded: data !== null, error }
}

// Firefox throws if all cookies are blocked.
const channel = attempt(() => new BroadcastChannel(`${storagePrefix}bookmarks`))

/** Reads what other tabs have changed, if this tab is visible, or once it is. */
export function syncWithOtherTabs() {
  channel?.addEventListener('message', readIfVisible)
  document.addEventListener('visibilitychange', readIfVisible)
}

function readIfVisible() {
  if (!document.hidden) void invalidateBookmarks()
}

/** Shows this tab's changes immediately, and announces them to other tabs. */
export function showChanges(changes: readonly RecordChange[]) {
  const { queryKey } = bookmarksQuery
  const { data, isInvalidated, fetchStatus } = queryClient.getQueryState(queryKey) ?? {}
  if (data) {
    const changed = new Map(data)
    for (const { key, after } of changes) {
      const bookmark = after && parseBookmark(after)
      if (bookmark) changed.set(key, bookmark)
      else changed.delete(key)
    }
    queryClient.setQueryData(queryKey, sortNewestFirst([...changed.values()]))
  }
  // A read that has already started may miss these changes.
  if (!data || isInvalidated || fetchStatus !== 'idle') void invalidateBookmarks()
  // Tabs with an earlier version know the word 'all'.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel?.postMessage('all')
}

/** Only the first of several failed reads in a row alerts. */
let hasAlerted = false

/** Bookmarks that have not changed stay the same objects, so that they don't render again. */
async function readBookmarks(): Promise<Bookmarks | null> {
  try {
    const records = await transact('readonly', (table) => table.getAll())
    hasAlerted = false
    const before = queryClient.getQueryData(bookmarksQuery.queryKey) ?? noBookmarks
    const read = records.map((record) => {
      const same = before.get(record['date'])
      return isSameRecord(same?.record, record) ? same : parseBookmark(record)
    })
    const now = sortNewestFirst(read.filter((each) => each !== undefined))
    const all = [...now.values()]
    const isSame =
      now.size === before.size && [...before.values()].every((each, i) => each === all[i])
    return isSame ? before : now
  } catch (error) {
    if (!hasAlerted) alertError('Your bookmarks couldn’t be read.', error)
    hasAlerted = true
    throw error
  }
}

export function refetchBookmarks() {
  hasAlerted = false
  void invalidateBookmarks()
}

function sortNewestFirst(bookmarks: readonly Bookmark[]): Bookmarks {
  const sorted = bookmarks.toSorted(
    (a, b) => b.createdAt - a.createdAt || indexedDB.cmp(b.key, a.key),
  )
  return new Map(sorted.map((each) => [each.key, each]))
}
