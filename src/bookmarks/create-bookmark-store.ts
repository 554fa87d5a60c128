import { type Entry, readStoredEntry } from '../apod/entry.ts'
import { alertFailure } from './alert-failure.ts'
import { type BookmarkList, readList } from './bookmark-list.ts'
import { type Changed, followChanges } from './changes.ts'
import { readBookmarks } from './database.ts'
import type { Key } from './key.ts'
import { noteOf } from './note.ts'

/** A bookmark as it was last read. */
export interface Bookmark {
  entry: Entry
  /** Empty without one. */
  note: string
}

interface ShownBookmark {
  /** Undefined before it is read. */
  value: Bookmark | 'failed' | undefined
  isUnread: boolean
  viewers: number
}

/**
 * What the page knows of the bookmarks: the list of all keys, and the entries on the screen. A change
 * in any tab marks what it concerns as unread. One microtask later, one transaction reads all that is
 * unread, and again until nothing is. Then every heart, tile and count looks up its value here.
 */
export function createBookmarkStore() {
  let list: BookmarkList | 'failed' | undefined
  /** What of the list is unread; undefined for nothing. */
  let unreadKeys: Changed | undefined = 'all'
  /** By key; those that nobody shows are forgotten. */
  const shownBookmarks = new Map<Key, ShownBookmark>()
  const listeners = new Set<() => void>()
  let isFollowing = false
  /** A read is scheduled or running. */
  let isReadDue = false
  let hasAlerted = false

  /**
   * Calls the listener after each read. What failed before is read again.
   * @returns a function that ends it
   */
  function watchList(listener: () => void): () => void {
    if (!isFollowing) followChanges(markUnread)
    isFollowing = true
    listeners.add(listener)
    readSoon()
    return () => void listeners.delete(listener)
  }

  /** Reads and follows a bookmark, and calls the listener as `watchList` does. */
  function watchBookmark(key: Key, listener: () => void): () => void {
    const shown = shownBookmarks.get(key)
    const bookmark: ShownBookmark = shown ?? { value: undefined, isUnread: true, viewers: 0 }
    bookmark.viewers += 1
    shownBookmarks.set(key, bookmark)
    const endWatch = watchList(listener)
    return () => {
      endWatch()
      bookmark.viewers -= 1
      if (bookmark.viewers === 0) shownBookmarks.delete(key)
    }
  }

  function markUnread(changed: Changed) {
    unreadKeys =
      changed === 'all' || unreadKeys === 'all'
        ? 'all'
        : new Set([...(unreadKeys ?? []), ...changed])
    for (const [key, bookmark] of shownBookmarks) {
      if (changed === 'all' || changed.has(key)) bookmark.isUnread = true
    }
    readSoon()
  }

  function readSoon() {
    if (isReadDue || listeners.size === 0) return
    isReadDue = true
    queueMicrotask(() => void readUnread())
  }

  function isAnyUnread() {
    return unreadKeys !== undefined || [...shownBookmarks.values()].some((each) => each.isUnread)
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
      await readBookmarks(async (items) => {
        if (changed) list = await readList(items, list, changed)
        const readShown = async ([key, bookmark]: [Key, ShownBookmark]) => {
          const record = await items.get(key)
          // Otherwise it was removed, and stays for as long as it is shown.
          if (!record) return
          bookmark.value = { entry: readStoredEntry(record), note: noteOf(record) }
        }
        await Promise.all(unread.map(readShown))
      })
    } catch (error) {
      // Try again now only if something changed during the read, else at the next change or watch:
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

  /** Tells the visitor, once a visit, why the bookmarks can't be read. */
  function alertReadingFailure(error: unknown) {
    if (!hasAlerted) alertFailure(error, 'Your bookmarks could not be read.')
    hasAlerted = true
  }

  return {
    watchList,
    watchBookmark,
    alertReadingFailure,
    /** The list of all bookmarks, 'failed' if it could not be read, undefined until then. */
    list: () => list,
    /** A watched bookmark, 'failed' if it could not be read, undefined until then. */
    bookmarkOf: (key: Key) => shownBookmarks.get(key)?.value,
    /** Whether a key is in the list; also false while that is unknown. */
    isBookmarked: (key: Key) => typeof list === 'object' && list.keys.includes(key),
  }
}
