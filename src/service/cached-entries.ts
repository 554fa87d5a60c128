import { parseEntry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { type JsonObject, isObject, parseJson } from '../text/json.ts'
import { ignoreErrors, storagePrefix } from '../ui/storage.ts'
import { type Answer, entryFor, replacesKnownEntry } from './answer.ts'

/** Stores a JSON list of entries, the latest first, under the name that earlier versions used. */
const storageKey = `${storagePrefix}seen entries`

const maxEntries = 60

export function readCachedAnswer(date: string): Answer | undefined {
  const entry = parseEntry(readCachedEntries().find((cached) => cached['date'] === date))
  return entry ? { kind: 'entry', entry } : undefined
}

/** Caches an answer that replaces a known entry. Without an entry or its media, deletes the cached one. */
export function cacheAnswer(date: string, answer: Answer): void {
  if (!replacesKnownEntry(date, answer)) return
  const entry = entryFor(date, answer)
  const others = readCachedEntries().filter((cached) => cached['date'] !== date)
  const entries = entry && mediaOf(entry).kind !== 'none' ? [entry, ...others] : others
  ignoreErrors(() => localStorage.setItem(storageKey, JSON.stringify(entries.slice(0, maxEntries))))
}

function readCachedEntries(): JsonObject[] {
  const json = parseJson(ignoreErrors(() => localStorage.getItem(storageKey)) ?? '')
  return Array.isArray(json) ? json.filter(isObject) : []
}
