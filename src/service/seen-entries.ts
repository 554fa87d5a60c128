import { readEntry } from '../apod/entry.ts'
import { type Fields, isObject, parseJson } from '../text/json.ts'
import { mediaOf } from '../apod/media.ts'
import { isOutage, isPlaceholder } from '../apod/nasa-quirks.ts'
import { readStored, storeText } from '../ui/web-storage.ts'
import type { Answer } from './answer.ts'

/** In local storage: a JSON list of entries, the last seen first. */
const seenName = 'seen entries'

const maxEntries = 60
/** The longest entry that is stored, in UTF-16 units: ten times as long as NASA's longest. */
const maxEntryLength = 50_000

/** The entry of a date that an earlier look-up saw, as its answer. */
export function readSeen(date: string): Answer | undefined {
  const entry = readEntry(readAll().find((each) => each['date'] === date))
  return entry ? { kind: 'entry', entry } : undefined
}

/** Remembers the entry of a date's answer; an answer that there is no entry forgets the day. */
export function updateSeen(date: string, answer: Answer) {
  const others = readAll().filter((each) => each['date'] !== date)
  if (answer.kind === 'code') {
    if (answer.code === 404 || answer.code === 400) store(others)
    return
  }
  const { entry } = answer
  // During outages the service has sent the same old entry for every date.
  if (entry.date !== date || isOutage(entry) || isPlaceholder(entry)) return
  const canStore = mediaOf(entry).kind !== 'none' && JSON.stringify(entry).length <= maxEntryLength
  store(canStore ? [entry, ...others] : others)
}

function readAll(): Fields[] {
  const json = parseJson(readStored(seenName) ?? '')
  return Array.isArray(json) ? json.filter(isObject) : []
}

function store(entries: readonly object[]) {
  storeText(seenName, JSON.stringify(entries.slice(0, maxEntries)))
}
