import { type Entry, readEntry } from '../apod/entry.ts'
import { type Fields, hasFields, parseJson } from '../apod/fields.ts'
import { mediaOf } from '../apod/media.ts'
import { isOutage, isPlaceholder } from '../apod/nasa-quirks.ts'
import { readStored, removeStored, storedNames, storeText } from '../ui/web-storage.ts'
import type { Answer } from './answer.ts'

/**
 * The start of seen entries' names in local storage. Each is JSON: `entry`, and `seenAt` in milliseconds
 * since 1970.
 */
const prefix = 'entry '

const maximum = 60
/** The longest entry that is stored, in UTF-16 units: ten times as long as NASA's longest. */
const maximumLength = 50_000

/** The entry of a date that an earlier look-up saw, as its answer. */
export function readSeen(date: string): Answer | undefined {
  const entry = readEntry(readRecord(prefix + date)['entry'])
  return entry?.date === date ? { kind: 'entry', entry } : undefined
}

/** Remembers the entry of a date's answer; an answer that there is no entry forgets the day. */
export function updateSeen(date: string, answer: Answer) {
  if (answer.kind === 'entry') {
    // During outages the service has sent the same old entry for every date.
    if (answer.entry.date === date) storeSeen(answer.entry)
  } else if (answer.code === 404 || answer.code === 400) removeStored(prefix + date)
}

/** Replaces the day's seen entry with this one, if it has media, and removes the oldest. */
function storeSeen(entry: Entry) {
  if (isOutage(entry) || isPlaceholder(entry)) return
  // The day's old entry is wrong now, even where the new one can't be stored.
  removeStored(prefix + entry.date)
  if (mediaOf(entry).kind === 'none') return
  const text = JSON.stringify({ seenAt: Date.now(), entry })
  if (text.length > maximumLength) return
  storeText(prefix + entry.date, text)
  removeOldest()
}

function removeOldest() {
  const newestFirst = storedNames(prefix)
    .map((name) => ({ name, seenAt: seenAt(readRecord(name)) }))
    .toSorted((a, b) => b.seenAt - a.seenAt)
  for (const { name } of newestFirst.slice(maximum)) removeStored(name)
}

/** 0 if the record is damaged or from the future, when the clock was wrong. */
function seenAt({ seenAt: time }: Fields) {
  return typeof time === 'number' && time <= Date.now() ? time : 0
}

function readRecord(name: string): Fields {
  const record = parseJson(readStored(name) ?? '')
  return hasFields(record) ? record : {}
}
