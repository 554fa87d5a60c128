import { createStore } from 'zustand'
import { alertError, showMessage } from '../ui/messages.ts'
import { offerRemovalUndo } from './add-and-remove.ts'
import type { Bookmark, BookmarkKey } from './bookmark.ts'
import { addRecords, BookmarkRemovedError, setNote } from './stored-bookmarks.ts'

interface UnsavedNote {
  bookmark: Bookmark
  text: string
  /** Whether the field was left with its note removed. Once that is stored, Undo brings back the bookmark's note. */
  isRemoval: boolean
}

/** By key. A note stays here even after its field has closed. */
export const unsavedNotes = createStore<ReadonlyMap<BookmarkKey, UnsavedNote>>(() => new Map())

/** When each began, in ms. */
const savesInProgress = new Map<UnsavedNote, number>()
const failedKeys = new Set<BookmarkKey>()
let saveTimer: ReturnType<typeof setInterval> | undefined

export function setUnsavedNote(bookmark: Bookmark, text: string, isRemoval = false) {
  const unsaved = { bookmark, text, isRemoval }
  unsavedNotes.setState((all) => new Map(all).set(bookmark.key, unsaved), true)
}

function dropUnsavedNote(key: BookmarkKey) {
  unsavedNotes.setState((all) => new Map([...all].filter(([other]) => other !== key)), true)
}

/** Saves a note. If that fails, `saveTimer` tries again, but only the first failure alerts. */
export async function saveUnsavedNote(key: BookmarkKey) {
  const unsaved = unsavedNotes.getState().get(key)
  if (!unsaved || savesInProgress.has(unsaved)) return
  const { bookmark, text, isRemoval } = unsaved
  savesInProgress.set(unsaved, Date.now())
  try {
    await setNote(key, text)
    failedKeys.delete(key)
    if (unsavedNotes.getState().get(key) !== unsaved) return
    dropUnsavedNote(key)
    if (isRemoval) offerNoteUndo(bookmark)
  } catch (error) {
    if (error instanceof BookmarkRemovedError) {
      // Another tab has removed the bookmark. This tab offers Undo, which restores it with this text.
      if (unsavedNotes.getState().get(key) === unsaved) dropUnsavedNote(key)
      offerRemovalUndo({ ...bookmark, record: { ...bookmark.record, note: text } })
    } else if (!failedKeys.has(key)) {
      failedKeys.add(key)
      alertError('Your note couldn’t be saved.', error)
    }
  } finally {
    savesInProgress.delete(unsaved)
  }
}

function offerNoteUndo(bookmark: Bookmark) {
  async function undo() {
    dropUnsavedNote(bookmark.key)
    await addRecords([bookmark.record])
  }
  showMessage('Note removed.', { undo, undoneAnnouncement: 'The note is back.' })
}

export function saveUnsavedNotes() {
  for (const key of unsavedNotes.getState().keys()) void saveUnsavedNote(key)
}

function saveBeforeUnload(event: Event) {
  saveUnsavedNotes()
  const isSlow = [...savesInProgress.values()].some((start) => Date.now() - start > 1000)
  if (isSlow || failedKeys.size > 0) event.preventDefault()
}

unsavedNotes.subscribe((notes) => {
  if (notes.size > 0) {
    saveTimer ??= setInterval(saveUnsavedNotes, 500)
    // Only while a note is unsaved, because Firefox doesn't keep a page with this listener in its back/forward cache.
    addEventListener('beforeunload', saveBeforeUnload)
  } else {
    clearInterval(saveTimer)
    saveTimer = undefined
    failedKeys.clear()
    removeEventListener('beforeunload', saveBeforeUnload)
  }
})
