import { countSince } from '../../../bookmarks/bookmark-list.ts'
import { onChange } from '../../../bookmarks/changes.ts'
import { createStore } from '../../../ui/create-store.ts'
import { readStored, store } from '../../../ui/local-storage.ts'

/** In local storage: when this browser last exported its bookmarks. */
const name = 'last export'

const { get, set, subscribe } = createStore<number | undefined>(undefined)
let following = false

/** How many bookmarks were made since the last export; undefined if there was none, or nobody knows. */
export const sinceExport = {
  get,
  subscribe(listener: () => void) {
    if (!following) onChange(() => void count())
    following = true
    void count()
    return subscribe(listener)
  },
}

/** @param moment when the exported bookmarks were read */
export function rememberExport(moment: Date): void {
  store(name, moment.toISOString())
  void count()
}

async function count() {
  const exported = lastExport()
  try {
    set(exported && (await countSince(exported)))
  } catch {
    // The list reports it.
    set(undefined)
  }
}

function lastExport(): Date | undefined {
  const moment = new Date(readStored(name) ?? '')
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
