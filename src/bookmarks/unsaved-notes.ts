import { createStore } from 'zustand'
import { alertError, announce } from '../ui/messages.ts'
import type { Bookmark, BookmarkKey } from './bookmark.ts'
import { BookmarkRemovedError, setNote } from './changes.ts'
import { offerRemovalUndo } from './removals.ts'

const saveIntervalMs = 500
const announcementDelayMs = 3000

interface UnsavedNote {
  bookmark: Bookmark
  text: string
}

/** By key. A note stays here even after its field has closed. */
export const unsavedNotes = createStore<ReadonlyMap<BookmarkKey, UnsavedNote>>(() => new Map())

const savesInProgress = new WeakSet<UnsavedNote>()
const failedKeys = new Set<BookmarkKey>()
let saveTimer: ReturnType<typeof setInterval> | undefined
let announcementTimer: ReturnType<typeof setTimeout> | undefined

export function setUnsavedNote(bookmark: Bookmark, text: string) {
  clearTimeout(announcementTimer)
  unsavedNotes.setState((all) => new Map(all).set(bookmark.key, { bookmark, text }), true)
}

export function dropUnsavedNote(key: BookmarkKey) {
  clearTimeout(announcementTimer)
  unsavedNotes.setState((all) => new Map([...all].filter(([other]) => other !== key)), true)
}

/** Saves a note. If that fails, `saveTimer` tries again, but only the first failure alerts. */
export async function saveUnsavedNote(key: BookmarkKey) {
  const unsaved = unsavedNotes.getState().get(key)
  if (!unsaved || savesInProgress.has(unsaved)) return
  const { bookmark, text } = unsaved
  savesInProgress.add(unsaved)
  try {
    await setNote(key, text)
    failedKeys.delete(key)
    if (unsavedNotes.getState().get(key) !== unsaved) return
    dropUnsavedNote(key)
    if (text.trim()) announcementTimer = setTimeout(announce, announcementDelayMs, 'Note saved.')
  } catch (error) {
    savesInProgress.delete(unsaved)
    if (error instanceof BookmarkRemovedError) {
      // Another tab has removed the bookmark. This tab offers Undo, which restores it with this text.
      if (unsavedNotes.getState().get(key) === unsaved) dropUnsavedNote(key)
      offerRemovalUndo({ ...bookmark, record: { ...bookmark.record, note: text } })
    } else if (!failedKeys.has(key)) {
      failedKeys.add(key)
      alertError('Your note couldn’t be saved.', error)
    }
  }
}

export function saveUnsavedNotes() {
  for (const key of unsavedNotes.getState().keys()) void saveUnsavedNote(key)
}

function saveBeforeUnload(event: Event) {
  saveUnsavedNotes()
  if (failedKeys.size > 0) event.preventDefault()
}

unsavedNotes.subscribe(() => {
  if (unsavedNotes.getState().size > 0) {
    saveTimer ??= setInterval(saveUnsavedNotes, saveIntervalMs)
    // Only while a note is unsaved, because Firefox doesn't keep a page with this listener in its back/forward cache.
    addEventListener('beforeunload', saveBeforeUnload)
  } else {
    clearInterval(saveTimer)
    saveTimer = undefined
    failedKeys.clear()
    removeEventListener('beforeunload', saveBeforeUnload)
  }
})
