import { createStore } from 'zustand'
import type { Bookmark, BookmarkKey } from './bookmark.ts'
import { BookmarkRemovedError, setNote } from './stored-bookmarks.ts'

export interface UnsavedNote {
  bookmark: Bookmark
  text: string
  /** Why the last attempt to store it failed. `StorageAlerts` tells the visitor. */
  error?: unknown
}

/** Each note until it is stored, by key. It stays here even if its field closes. */
export const unsavedNotes = createStore<ReadonlyMap<BookmarkKey, UnsavedNote>>(() => new Map())

const saves = new Map<BookmarkKey, Promise<void>>()

/** Stores what the visitor types, half a second later. */
export function typeNote(bookmark: Bookmark, text: string) {
  const { key } = bookmark
  setUnsavedNote(key, { ...unsavedNotes.getState().get(key), bookmark, text })
  if (!saves.has(key))
    saves.set(
      key,
      saveUntilStored(key).finally(() => saves.delete(key)),
    )
}

/** Tries twice a second. */
async function saveUntilStored(key: BookmarkKey): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  await storeNote(key)
  const note = unsavedNotes.getState().get(key)
  if (note && !(note.error instanceof BookmarkRemovedError)) await saveUntilStored(key)
}

async function storeNote(key: BookmarkKey) {
  const note = unsavedNotes.getState().get(key)
  if (!note) return
  try {
    await setNote(key, note.text)
    if (unsavedNotes.getState().get(key)?.text === note.text) dropUnsavedNote(key)
  } catch (error) {
    const latest = unsavedNotes.getState().get(key)
    if (latest) setUnsavedNote(key, { ...latest, error })
  }
}

function setUnsavedNote(key: BookmarkKey, note: UnsavedNote) {
  unsavedNotes.setState((all) => new Map(all).set(key, note), true)
}

export function dropUnsavedNote(key: BookmarkKey) {
  unsavedNotes.setState((all) => new Map([...all].filter(([other]) => other !== key)), true)
}

/** Stores notes at once. If that fails, `saveUntilStored` tries again. */
export function storeUnsavedNotes() {
  for (const key of unsavedNotes.getState().keys()) void storeNote(key)
}

/** Stores a bookmark's note at once, and resolves once that is done. */
export async function finishNote(key: BookmarkKey) {
  await storeNote(key)
  // If that failed, it is tried again.
  if (unsavedNotes.getState().has(key)) await saves.get(key)
}
