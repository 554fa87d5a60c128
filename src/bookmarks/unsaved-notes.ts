import { createStore } from 'zustand'
import { alertError } from '../ui/messages.ts'
import type { Bookmark, BookmarkKey } from './bookmark.ts'
import { setNote } from './stored-bookmarks.ts'

interface UnsavedNote {
  bookmark: Bookmark
  text: string
  hasFailed?: boolean
  /** Resolves once the note is stored or forgotten. */
  done: Promise<void>
}

/** Each note until it is stored, by key. It stays here even if its field closes. */
export const unsavedNotes = createStore<ReadonlyMap<BookmarkKey, UnsavedNote>>(() => new Map())

/** Stores what the visitor types, half a second later. */
export function typeNote(bookmark: Bookmark, text: string) {
  const before = unsavedNotes.getState().get(bookmark.key)
  const done = before?.done ?? saveUntilStored(bookmark.key)
  setUnsavedNote({ ...before, bookmark, text, done })
}

/** Tries twice a second. */
async function saveUntilStored(key: BookmarkKey): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  await storeNote(key)
  if (unsavedNotes.getState().has(key)) await saveUntilStored(key)
}

/** Tries to store a note at once, and alerts its first failure. */
export async function storeNote(key: BookmarkKey) {
  const note = unsavedNotes.getState().get(key)
  if (!note) return
  try {
    await setNote(note.bookmark, note.text)
    if (unsavedNotes.getState().get(key)?.text === note.text) forgetNote(key)
  } catch (error) {
    const latest = unsavedNotes.getState().get(key)
    if (!latest || latest.hasFailed) return
    setUnsavedNote({ ...latest, hasFailed: true })
    alertError('Your note couldn’t be saved.', error)
  }
}

function setUnsavedNote(note: UnsavedNote) {
  unsavedNotes.setState((all) => new Map(all).set(note.bookmark.key, note), true)
}

export function forgetNote(key: BookmarkKey) {
  unsavedNotes.setState((all) => new Map([...all].filter(([other]) => other !== key)), true)
}

export function storeUnsavedNotes() {
  for (const key of unsavedNotes.getState().keys()) void storeNote(key)
}

unsavedNotes.subscribe(({ size }) => {
  // Only while a note is unsaved: with this listener, Firefox keeps no page in its back/forward cache.
  if (size > 0) addEventListener('beforeunload', handleBeforeUnload)
  else removeEventListener('beforeunload', handleBeforeUnload)
})

/** Stores notes while the page is still there, and asks first if that has failed before. */
function handleBeforeUnload(event: Event) {
  storeUnsavedNotes()
  const notes = [...unsavedNotes.getState().values()]
  if (notes.some(({ hasFailed }) => hasFailed)) event.preventDefault()
}
