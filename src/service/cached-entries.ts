import { type Entry, readEntry } from '../apod/entry.ts'
import { type JsonObject, isObject, parseJson } from '../text/json.ts'
import { mediaOf } from '../apod/media.ts'
import { ifAllowed, storagePrefix } from '../ui/web-storage.ts'
import { type Answer, entryFor } from './answer.ts'

/** In local storage: a JSON list of entries, the last seen first. */
const seenStorageKey = `${storagePrefix}seen entries`

const maxEntries = 60
/** The longest entry that is stored, in UTF-16 units: ten times as long as NASA's longest. */
const maxEntryLength = 50_000

/** The entry of a date that an earlier look-up saw, as its answer. */
export function readSeen(date: string): Answer | undefined {
  const entry = readEntry(readAll().find((each) => each['date'] === date))
  return entry ? { kind: 'entry', entry } : undefined
}

/** Stores a date's entry, or forgets it if all services have none; for any other answer returns what was seen. */
export function updateSeen(date: string, answer: Answer): Answer {
  const entry = entryFor(date, answer)
  const hasNone = answer.kind === 'code' && answer.isAgreed
  if (!entry && !hasNone) return readSeen(date) ?? answer
  const others = readAll().filter((each) => each['date'] !== date)
  const entries = entry && canStore(entry) ? [entry, ...others] : others
  ifAllowed(() =>
    localStorage.setItem(seenStorageKey, JSON.stringify(entries.slice(0, maxEntries))),
  )
  return answer
}

function canStore(entry: Entry) {
  return mediaOf(entry).kind !== 'none' && JSON.stringify(entry).length <= maxEntryLength
}

function readAll(): JsonObject[] {
  const json = parseJson(ifAllowed(() => localStorage.getItem(seenStorageKey)) ?? '')
  return Array.isArray(json) ? json.filter(isObject) : []
}
