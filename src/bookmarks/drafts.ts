import { announce } from '../ui/messages.ts'
import { createStore, setInMap } from '../ui/store.ts'
import type { Bookmark, BookmarkKey } from './bookmark.ts'
import { RemovedError, setNote } from './changes.ts'
import { alertFailure } from './database.ts'
import { offerUndo } from './removals.ts'

const saveIntervalMs = 500
const announcementDelayMs = 3000

interface Draft {
  bookmark: Bookmark
  text: string
  hasFailed: boolean
}

/** Notes that are typed and not saved yet, by bookmark, also after their field has closed. */
export const drafts = createStore<ReadonlyMap<BookmarkKey, Draft>>(new Map())

const sent = new WeakSet<Draft>()
let timer: ReturnType<typeof setInterval> | undefined
let announcement: ReturnType<typeof setTimeout> | undefined

export function setDraft(bookmark: Bookmark, text: string) {
  clearTimeout(announcement)
  const hasFailed = drafts.get().get(bookmark.key)?.hasFailed ?? false
  setInMap(drafts, bookmark.key, { bookmark, text, hasFailed })
}

export function dropDraft(key: BookmarkKey) {
  setInMap(drafts, key, undefined)
}

export function saveDraft(key: BookmarkKey) {
  const draft = drafts.get().get(key)
  if (draft && !sent.has(draft)) void save(draft)
}

async function save(draft: Draft) {
  const { bookmark, text } = draft
  const { key, record } = bookmark
  sent.add(draft)
  try {
    await setNote(key, text)
    if (drafts.get().get(key) === draft) dropDraft(key)
    clearTimeout(announcement)
    if (text.trim()) announcement = setTimeout(announce, announcementDelayMs, 'Note saved.')
  } catch (error) {
    const last = drafts.get().get(key)
    if (!last) return
    if (error instanceof RemovedError) {
      dropDraft(key)
      offerUndo({ ...bookmark, record: { ...record, note: last.text } })
      return
    }
    // Another object, which is sent again.
    setInMap(drafts, key, { ...last, hasFailed: true })
    if (!last.hasFailed) alertFailure(error, 'Your note could not be saved.')
  }
}

function saveAll() {
  for (const key of drafts.get().keys()) saveDraft(key)
}

function saveBeforeUnload(event: Event) {
  saveAll()
  if ([...drafts.get().values()].some(({ hasFailed }) => hasFailed)) event.preventDefault()
}

drafts.subscribe(() => {
  if (drafts.get().size > 0) {
    timer ??= setInterval(saveAll, saveIntervalMs)
    document.addEventListener('visibilitychange', saveAll)
    // Only while a note is unsaved, because Firefox's back/forward cache excludes pages that listen.
    addEventListener('beforeunload', saveBeforeUnload)
  } else {
    clearInterval(timer)
    timer = undefined
    document.removeEventListener('visibilitychange', saveAll)
    removeEventListener('beforeunload', saveBeforeUnload)
  }
})
