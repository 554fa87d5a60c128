import { type Entry, isOutage, isPlaceholder, readEntry } from '../apod/entry.ts'
import { type Fields, hasFields, parseJson, textOf } from '../apod/fields.ts'
import { mediaOf } from '../apod/media.ts'
import type { Answer } from './answer.ts'
import { readStored, removeStored, storeText, storedNames } from '../ui/web-storage.ts'

/**
 * The start of kept entries' names in local storage. Each is JSON: `entry`, `seenAt` in milliseconds
 * since 1970, and `src` and `srcset` of its picture, if it has one.
 */
const prefix = 'entry '

const maximum = 60
/** Of one entry, in UTF-16 units: ten times as long as NASA's longest. */
const maximumLength = 50_000

/** Kept entries as answers of the look-up. */
export const keptAnswers = { read: readKeptAnswer, update: updateKept }

function readKeptAnswer(date: string): Answer | undefined {
  const entry = readEntry(readRecord(prefix + date)['entry'])
  return entry?.date === date ? { kind: 'entry', entry } : undefined
}

function updateKept(date: string, answer: Answer) {
  if (answer.kind === 'entry') {
    // During outages the service has sent the same old entry for every date.
    if (answer.entry.date === date) keepEntry(answer.entry)
  } else if (answer.code === 404 || answer.code === 400) removeStored(prefix + date)
}

/** Replaces the day's kept entry with this one, if it has media, and removes the oldest. */
function keepEntry(entry: Entry) {
  if (isOutage(entry) || isPlaceholder(entry)) return
  // The day's old one is wrong now, even where this one can't be stored.
  removeStored(prefix + entry.date)
  const media = mediaOf(entry)
  if (media.kind === 'none') return
  const source = media.kind === 'picture' ? media.sources[0] : undefined
  const picture = { src: source?.url, srcset: source?.srcset }
  const text = JSON.stringify({ seenAt: Date.now(), ...picture, entry })
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

/** The picture of the kept entry of a date, as in the card's `<img>`, if there is one. */
export function readKeptPicture(date: string): { src: string; srcset: string } | undefined {
  const { src, srcset } = readRecord(prefix + date)
  return /^https?:\/\//.test(textOf(src)) ? { src: textOf(src), srcset: textOf(srcset) } : undefined
}

function readRecord(name: string): Fields {
  const record = parseJson(readStored(name) ?? '')
  return hasFields(record) ? record : {}
}
