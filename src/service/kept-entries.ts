import { type Entry, isOutage, isPlaceholder, readEntry } from '../apod/entry.ts'
import { parseJson } from '../apod/fields.ts'
import { mediaOf } from '../apod/media.ts'
import type { Answer } from './answer.ts'
import { readStored, removeStored, storeText, storedNames } from '../ui/web-storage.ts'

/** The start of kept entries' names in local storage. Each has four lines: when it was seen, its picture's URL and srcset, and the entry as JSON. */
const prefix = 'entry '

const maximum = 60
/** Of one entry, in UTF-16 units: ten times as long as NASA's longest. */
const maximumLength = 50_000

/** The kept entry of a date, from this visit or an earlier one. */
export function readKept(date: string): Entry | undefined {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: what is no JSON counts as none
  const [, , , json = ''] = readStored(prefix + date)?.split('\n') ?? []
  const entry = readEntry(parseJson(json))
  return entry?.date === date ? entry : undefined
}

/** Keeps an entry for later visits, if it has media, in place of its day's. The oldest ones are removed for it. */
export function keepEntry(entry: Entry) {
  if (isOutage(entry) || isPlaceholder(entry)) return
  // The day's old one is wrong now, even where this one can't be stored.
  removeKept(entry.date)
  const media = mediaOf(entry)
  if (media.kind === 'none') return
  const source = media.kind === 'picture' ? media.sources[0] : undefined
  const lines = [Date.now(), source?.url ?? '', source?.srcset ?? '', JSON.stringify(entry)]
  const text = lines.join('\n')
  if (text.length > maximumLength) return
  storeText(prefix + entry.date, text)
  removeOldest()
}

/** Kept entries as answers of the look-up. */
export const keptAnswers = { read: readKeptAnswer, update: updateKept }

function readKeptAnswer(date: string): Answer | undefined {
  const entry = readKept(date)
  return entry && { kind: 'entry', entry }
}

function updateKept(date: string, answer: Answer) {
  if (answer.kind === 'entry') {
    // During outages the service has sent the same old entry for every date.
    if (answer.entry.date === date) keepEntry(answer.entry)
  } else if (answer.code === 404 || answer.code === 400) removeKept(date)
}

export function removeKept(date: string) {
  removeStored(prefix + date)
}

function removeOldest() {
  const newestFirst = storedNames(prefix)
    .map((name) => ({ name, text: readStored(name) ?? '' }))
    .toSorted((a, b) => seenAt(b.text) - seenAt(a.text))
  for (const { name } of newestFirst.slice(maximum)) removeStored(name)
}

/** The first line; 0 if the text is damaged or from the future, when the clock was wrong. */
function seenAt(text: string) {
  const time = Number.parseInt(text)
  return time <= Date.now() ? time : 0
}

/**
 * The picture of the kept entry of a date, as in the card's `<img>`, if there is one.
 * Without a parser, since this runs in the HTML, where every byte delays the page.
 */
export function readKeptPicture(date: string): { src: string; srcset: string } | undefined {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: what is no address counts as none
  const [, src = '', srcset = ''] = readStored(prefix + date)?.split('\n', 3) ?? []
  return /^https?:\/\//.test(src) ? { src, srcset } : undefined
}
