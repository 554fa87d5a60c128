import { alertError, announce } from '../ui/messages.ts'
import { createStore, setInMap } from '../ui/store.ts'
import type { Bookmark, BookmarkKey } from './bookmark.ts'
import { RemovedError, setNote } from './changes.ts'
import { offerUndo } from './removals.ts'

const saveIntervalMs = 500
const announcementDelayMs = 3000

interface Draft {
  bookmark: Bookmark
  text: string
}

/** Unsaved notes, by bookmark. They stay even after their field has closed. */
export const drafts = createStore<ReadonlyMap<BookmarkKey, Draft>>(new Map())

const saving = new WeakSet<Draft>()
const failedKeys = new Set<BookmarkKey>()
let saveTimer: ReturnType<typeof setInterval> | undefined
let announcementTimer: ReturnType<typeof setTimeout> | undefined

export function setDraft(bookmark: Bookmark, text: string) {
  clearTimeout(announcementTimer)
  setInMap(drafts, bookmark.key, { bookmark, text })
}

export function dropDraft(key: BookmarkKey) {
  clearTimeout(announcementTimer)
  setInMap(drafts, key, undefined)
}

/** Saves a draft. Retries a save that fails, but alerts only the first time. */
export async function saveDraft(key: BookmarkKey) {
  const draft = drafts.get().get(key)
  if (!draft || saving.has(draft)) return
  const { bookmark, text } = draft
  saving.add(draft)
  try {
    await setNote(key, text)
    failedKeys.delete(key)
    if (drafts.get().get(key) !== draft) return
    dropDraft(key)
    if (text.trim()) announcementTimer = setTimeout(announce, announcementDelayMs, 'Note saved.')
  } catch (error) {
    saving.delete(draft)
    if (error instanceof RemovedError) {
      // Another tab has removed the bookmark. Its Undo also brings back these words.
      if (drafts.get().get(key) === draft) dropDraft(key)
      offerUndo({ ...bookmark, record: { ...bookmark.record, note: text } })
    } else if (!failedKeys.has(key)) {
      failedKeys.add(key)
      alertError('Your note couldn’t be saved.', error)
    }
  }
}

function saveAll() {
  for (const key of drafts.get().keys()) void saveDraft(key)
}

function saveBeforeUnload(event: Event) {
  saveAll()
  if (failedKeys.size > 0) event.preventDefault()
}

document.addEventListener('visibilitychange', saveAll)

drafts.subscribe(() => {
  if (drafts.get().size > 0) {
    saveTimer ??= setInterval(saveAll, saveIntervalMs)
    // Only while a note is unsaved, because Firefox's back/forward cache excludes pages that listen.
    addEventListener('beforeunload', saveBeforeUnload)
  } else {
    clearInterval(saveTimer)
    saveTimer = undefined
    failedKeys.clear()
    removeEventListener('beforeunload', saveBeforeUnload)
  }
})
