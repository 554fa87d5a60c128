import { createStore } from 'zustand'
import { alertError, showMessage } from '../ui/messages.ts'
import type { Bookmark, BookmarkKey } from './bookmark.ts'
import { offerRemovalUndo, removedBookmarks } from './removal.ts'
import { addRecords, BookmarkRemovedError, cachedBookmark, setNote } from './stored-bookmarks.ts'

/** The text of each note until it is stored, by key. It stays here even if its field closes. */
export const unsavedNotes = createStore<ReadonlyMap<BookmarkKey, string>>(() => new Map())

const saves = new Map<BookmarkKey, { startedAt: number; done: Promise<void> }>()

/** Stores what the visitor types, half a second later. */
export function typeNote(bookmark: Bookmark, text: string) {
  const { key } = bookmark
  unsavedNotes.setState((all) => new Map(all).set(key, text), true)
  if (saves.has(key)) return
  const done = saveUntilStored(bookmark).finally(() => saves.delete(key))
  saves.set(key, { startedAt: Date.now(), done })
}

/** Tries twice a second. Only the first failure in a row alerts. */
async function saveUntilStored(bookmark: Bookmark, hasAlerted = false): Promise<void> {
  const { key, record } = bookmark
  await new Promise((resolve) => setTimeout(resolve, 500))
  const error = await storeNote(key).catch((reason: unknown) => reason)
  const note = unsavedNotes.getState().get(key)
  if (note === undefined) return
  if (error instanceof BookmarkRemovedError) {
    dropUnsavedNote(key)
    offerRemovalUndo({ ...bookmark, record: { ...record, note } })
    return
  }
  if (error && !hasAlerted) alertError('Your note couldn’t be saved.', error)
  // Without an error, the visitor has typed meanwhile.
  await saveUntilStored(bookmark, Boolean(error))
}

async function storeNote(key: BookmarkKey) {
  const text = unsavedNotes.getState().get(key)
  if (text === undefined) return
  await setNote(key, text)
  if (unsavedNotes.getState().get(key) === text) dropUnsavedNote(key)
}

function dropUnsavedNote(key: BookmarkKey) {
  unsavedNotes.setState((all) => new Map([...all].filter(([other]) => other !== key)), true)
}

/** Stores notes at once. If that fails, `saveUntilStored` tries again and alerts. */
export function storeUnsavedNotes() {
  for (const key of unsavedNotes.getState().keys()) storeNote(key).catch(() => {})
}

/**
 * For a field that the visitor leaves. `before` is the bookmark as it was when they entered it. Resolves with
 * whether the field has a changed note, once that is stored.
 */
export async function leaveNote(bookmark: Bookmark, before: Bookmark | undefined) {
  const { key } = bookmark
  storeUnsavedNotes()
  await saves.get(key)?.done
  const after = cachedBookmark(key)
  // Another tab may have removed the bookmark.
  if (!after && !removedBookmarks.getState().has(key)) offerRemovalUndo(bookmark)
  if (!after || !before || after.note === before.note) return false
  if (after.note === undefined) offerNoteUndo(before)
  return after.note !== undefined
}

function offerNoteUndo({ key, record }: Bookmark) {
  async function undo() {
    dropUnsavedNote(key)
    await addRecords([record])
  }
  showMessage('Note removed.', { undo, undoneAnnouncement: 'The note is back.' })
}

function handleBeforeUnload(event: Event) {
  storeUnsavedNotes()
  const isSlow = [...saves.values()].some(({ startedAt }) => startedAt < Date.now() - 1000)
  if (isSlow) event.preventDefault()
}

unsavedNotes.subscribe(({ size }) => {
  // Only while a note is unsaved: with this listener, Firefox keeps no page in its back/forward cache.
  if (size > 0) addEventListener('beforeunload', handleBeforeUnload)
  else removeEventListener('beforeunload', handleBeforeUnload)
})
