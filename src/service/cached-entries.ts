import { type Entry, parseEntry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { type JsonObject, isObject, parseJson } from '../text/json.ts'
import { ignoreErrors, storagePrefix } from '../ui/storage.ts'
import { type Answer, entryFor } from './answer.ts'

/** The key of the cache: a JSON list of entries, most recently looked up first. The name is that of earlier versions. */
const storageKey = `${storagePrefix}seen entries`

const maxEntries = 60

export function readCachedAnswer(date: string): Answer | undefined {
  const entry = parseEntry(readCachedEntries().find((cached) => cached['date'] === date))
  return entry ? { kind: 'entry', entry } : undefined
}

/**
 * Chooses between an answer and the entry that is known already, from the cache or because it was requested ahead. Updates the cache. The date's entry replaces the known one, another day's doesn't.
 * If the date's entry has no media, or all services say that there is none, the cached one is deleted.
 */
export function reconcileWithCache(date: string, answer: Answer, ahead?: Entry): Answer {
  const entry = entryFor(date, answer)
  const isConfirmedMissing = answer.kind !== 'entry' && answer.isConfirmed
  if (!entry && !isConfirmedMissing)
    return readCachedAnswer(date) ?? (ahead ? { kind: 'entry', entry: ahead } : answer)
  const others = readCachedEntries().filter((cached) => cached['date'] !== date)
  const entries = entry && mediaOf(entry).kind !== 'none' ? [entry, ...others] : others
  ignoreErrors(() => localStorage.setItem(storageKey, JSON.stringify(entries.slice(0, maxEntries))))
  return answer
}

function readCachedEntries(): JsonObject[] {
  const json = parseJson(ignoreErrors(() => localStorage.getItem(storageKey)) ?? '')
  return Array.isArray(json) ? json.filter(isObject) : []
}
