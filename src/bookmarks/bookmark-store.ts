import { useCallback, useSyncExternalStore } from 'react'
import { type Entry, readStoredEntry } from '../apod/entry.ts'
import { alertReadingFailure } from './alert-failure.ts'
import { storedKey } from './bookmark-key.ts'
import { type BookmarkList, readList } from './bookmark-list.ts'
import { type Changed, onChange } from './changes.ts'
import { read } from './database.ts'

// What the page knows of the bookmarks: the list of all keys, and the entries on the screen. A change
// in any tab marks what it concerns as unread. One microtask later, one transaction reads all that is
// unread, and again until nothing is. Then every heart, tile and count looks up its value here.

interface ShownBookmark {
  /** As last read; undefined before. */
  value: Entry | 'failed' | undefined
  isUnread: boolean
  viewers: number
}

let list: BookmarkList | 'failed' | undefined
/** What of the list is unread; undefined for nothing. */
let unreadKeys: Changed | undefined = 'all'
/** By key; those that nobody shows are forgotten. */
const shownBookmarks = new Map<string, ShownBookmark>()
const listeners = new Set<() => void>()
/** A read is scheduled or running. */
let isReadDue = false

/** The list of all bookmarks, 'failed' if it could not be read, undefined until then. */
export function useBookmarkList(): BookmarkList | 'failed' | undefined {
  return useSyncExternalStore(subscribe, bookmarkList)
}

/** Whether a key is in the list; also false while that is unknown. */
export function useIsBookmarked(key: string): boolean {
  return useSyncExternalStore(subscribe, () => isBookmarked(key))
}

/**
 * The stored entry of a key, 'failed' if it could not be read, undefined until then or without a key.
 * A removed one stays for as long as it is shown.
 */
export function useBookmark(key: string | undefined): Entry | 'failed' | undefined {
  const follow = useCallback((listener: () => void) => subscribe(listener, key), [key])
  return useSyncExternalStore(follow, () => bookmarkOf(key))
}

export function bookmarkList(): BookmarkList | 'failed' | undefined {
  return list
}

export function isBookmarked(key: string): boolean {
  return typeof list === 'object' && list.keys.includes(key)
}

export function bookmarkOf(key: string | undefined): Entry | 'failed' | undefined {
  return key === undefined ? undefined : shownBookmarks.get(key)?.value
}

/**
 * Calls the listener after each read. What failed before is read again.
 * @param key a bookmark to read and follow besides the list
 * @returns a function that unsubscribes
 */
export function subscribe(listener: () => void, key?: string): () => void {
  // Registering it again changes nothing.
  onChange(markUnread)
  listeners.add(listener)
  const hide = key === undefined ? undefined : show(key)
  readSoon()
  return () => {
    listeners.delete(listener)
    hide?.()
  }
}

function show(key: string) {
  const bookmark = shownBookmarks.get(key) ?? { value: undefined, isUnread: true, viewers: 0 }
  bookmark.viewers += 1
  shownBookmarks.set(key, bookmark)
  return () => {
    bookmark.viewers -= 1
    if (bookmark.viewers === 0) shownBookmarks.delete(key)
  }
}

function markUnread(changed: Changed) {
  unreadKeys =
    changed === 'all' || unreadKeys === 'all' ? 'all' : new Set([...(unreadKeys ?? []), ...changed])
  for (const [key, bookmark] of shownBookmarks) {
    if (changed === 'all' || changed.has(key)) bookmark.isUnread = true
  }
  readSoon()
}

function readSoon() {
  if (isReadDue) return
  isReadDue = true
  queueMicrotask(() => void readUnread())
}

function isAnyUnread() {
  return unreadKeys !== undefined || [...shownBookmarks.values()].some(({ isUnread }) => isUnread)
}

async function readUnread(): Promise<void> {
  // At once: a change between two microtasks would be lost.
  isReadDue = isAnyUnread()
  if (!isReadDue) return
  const changed = unreadKeys
  const unread = [...shownBookmarks].filter(([, { isUnread }]) => isUnread)
  // Before the read: a change during it marks it again.
  unreadKeys = undefined
  for (const [, bookmark] of unread) bookmark.isUnread = false
  try {
    await read(async (items) => {
      if (changed) list = await readList(items, list, changed)
      const readShown = async ([key, bookmark]: [string, ShownBookmark]) => {
        const record = await items.get(storedKey(key))
        // Otherwise it was removed, and stays for as long as it is shown.
        if (record) bookmark.value = readStoredEntry(record)
      }
      await Promise.all(unread.map(readShown))
    })
  } catch (error) {
    // Try again now only if something changed during the read, else at the next change or subscription:
    // the database may keep failing.
    isReadDue = isAnyUnread()
    if (changed) {
      list = 'failed'
      unreadKeys = 'all'
    }
    for (const [, bookmark] of unread) {
      bookmark.value ??= 'failed'
      bookmark.isUnread = true
    }
    alertReadingFailure(error)
  }
  for (const listener of listeners) listener()
  // Stops when nothing is unread.
  if (isReadDue) await readUnread()
}
