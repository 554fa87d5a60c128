import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Entry } from '../apod/entry.ts'
import { noDataYet, queryClient } from '../service/queries.ts'
import { ignoreErrors, storagePrefix } from '../ui/storage.ts'
import {
  type Bookmark,
  type BookmarkKey,
  isBookmarkKey,
  isSameRecord,
  mergeNote,
  noteOf,
  parseBookmark,
  type RecordChange,
  type StoredRecord,
} from './bookmark.ts'
import { readRecords, runTransaction } from './database.ts'

/** By key. */
type Bookmarks = ReadonlyMap<unknown, Bookmark>

interface BookmarksRead {
  /** Newest first. */
  bookmarks: Bookmarks
  /** Why each of the other records couldn't be read. */
  unreadable: readonly unknown[]
  /** Kept when Undo is over, because the heart restores the record, and the day shows the entry. */
  removed: Bookmarks
}

export const bookmarksQuery = queryOptions({
  queryKey: ['bookmarks'],
  queryFn: readBookmarks,
  ...noDataYet,
  staleTime: ({ state }) => (state.data ? Infinity : 0),
})

const nothingRead: BookmarksRead = { bookmarks: new Map(), unreadable: [], removed: new Map() }

/** If the last read failed, the bookmarks are those of the read before. */
export function useBookmarks() {
  const { data, error, isFetching, refetch } = useQuery(bookmarksQuery)
  return {
    bookmarks: (data ?? nothingRead).bookmarks,
    isLoaded: data !== null,
    hasFailed: error !== null,
    isFetching,
    refetch,
  }
}

/** Renders again only when this bookmark changes. */
export function useBookmark(key: BookmarkKey) {
  const { data, error } = useQuery({
    ...bookmarksQuery,
    select: (read) => read && { bookmark: read.bookmarks.get(key), removed: read.removed.get(key) },
  })
  return { ...data, isLoaded: data !== null, hasFailed: error !== null }
}

/** The bookmarks as they were read last, with the changes made here since. */
export function cachedBookmarks(): BookmarksRead {
  return queryClient.getQueryData(bookmarksQuery.queryKey) ?? nothingRead
}

export function invalidateBookmarks(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: bookmarksQuery.queryKey })
}

/** Bookmarks that have not changed stay the same objects, so that they don't render again. */
async function readBookmarks(): Promise<BookmarksRead | null> {
  const { records, errors: unreadable } = await readRecords()
  const { bookmarks: cached, removed } = cachedBookmarks()
  const bookmarks = records.flatMap((record) => {
    const known = cached.get(record['date'])
    return (isSameRecord(known?.record, record) ? known : parseBookmark(record)) ?? []
  })
  return { bookmarks: sortNewestFirst(bookmarks), unreadable, removed }
}

function sortNewestFirst(bookmarks: readonly Bookmark[]): Bookmarks {
  const sorted = bookmarks.toSorted(
    (a, b) => b.createdAt - a.createdAt || indexedDB.cmp(b.key, a.key),
  )
  return new Map(sorted.map((bookmark) => [bookmark.key, bookmark]))
}

// Firefox throws if all cookies are blocked.
const channel = ignoreErrors(() => new BroadcastChannel(`${storagePrefix}bookmarks`))

/** While this tab is visible, refetches the bookmarks when another tab reports a change. */
export function listenToOtherTabs() {
  channel?.addEventListener('message', () => {
    if (!document.hidden) void invalidateBookmarks()
  })
}

function publishChanges(changes: readonly RecordChange[]) {
  const { queryKey } = bookmarksQuery
  const { data, isInvalidated, fetchStatus } = queryClient.getQueryState(queryKey) ?? {}
  if (data) {
    const [changed, removed] = [new Map(data.bookmarks), new Map(data.removed)]
    for (const { key, before, after } of changes) {
      const [old, current] = [before, after].map((record) => record && parseBookmark(record))
      if (current) changed.set(key, current)
      else changed.delete(key)
      if (old && !current) removed.set(key, old)
      else removed.delete(key)
    }
    const bookmarks = sortNewestFirst([...changed.values()])
    queryClient.setQueryData<BookmarksRead>(queryKey, { ...data, bookmarks, removed })
  }
  // A read that has already started may miss these changes.
  if (!data || isInvalidated || fetchStatus !== 'idle') void invalidateBookmarks()
  // This version ignores the text, but tabs with an earlier version expect 'all'.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel?.postMessage('all')
}

/** Edits records, each with its own key, in one transaction. Resolves once they are on the disk. */
async function editRecords<Item extends { key: BookmarkKey }>(
  items: readonly Item[],
  edit: (stored: StoredRecord | undefined, item: Item) => StoredRecord | undefined,
): Promise<RecordChange[]> {
  const changes = await runTransaction('readwrite', async (store) => {
    const edits = items.map(async (item): Promise<RecordChange> => {
      const before = await store.get(item.key)
      const after = edit(before, item)
      if (after !== before) await (after ? store.put(after) : store.delete(item.key))
      return { key: item.key, before, after }
    })
    const all = await Promise.all(edits)
    // Commits now, because a page that is closing may be gone before the browser would commit.
    store.transaction.commit()
    return all.filter(({ before, after }) => before !== after)
  })
  if (changes.length > 0) publishChanges(changes)
  // Another tab may have changed what this one shows.
  else void invalidateBookmarks()
  return changes
}

/** Stores a bookmark of the entry, with whatever else one that was removed before had. */
export async function addBookmark(entry: Entry) {
  const removed = cachedBookmarks().removed.get(entry.date)?.record
  await addRecords([{ ...removed, ...entry, createdAt: new Date() }])
}

export async function removeBookmark(key: BookmarkKey): Promise<Bookmark | undefined> {
  const [change] = await editRecords([{ key }], () => undefined)
  return change?.before && parseBookmark(change.before)
}

/** Removes the note if the text is blank. If another tab has removed the bookmark, a note brings it back. */
export async function setNote({ key, record }: Bookmark, text: string) {
  const note = noteOf({ note: text })
  await editRecords([{ key }], (stored) => {
    if (noteOf(stored) === note) return stored
    const { note: _before, ...others } = stored ?? record
    return note === undefined ? others : { ...others, note }
  })
}

/** Adds records with different keys. If a key is stored already, only the note is merged into its record. */
export function addRecords(records: readonly StoredRecord[]): Promise<RecordChange[]> {
  const items = records.flatMap((record) => {
    const { date: key } = record
    return isBookmarkKey(key) ? [{ key, record }] : []
  })
  return editRecords(items, (stored, { record }) => (stored ? mergeNote(stored, record) : record))
}

/** Undoes changes, except to records that have changed again since. */
export async function undoChanges(changes: readonly RecordChange[]) {
  await editRecords(changes, (stored, { before, after }) =>
    isSameRecord(stored, after) ? before : stored,
  )
}
