import { type Entry, readEntry } from '../apod/entry.ts'
import { parseJson } from '../apod/fields.ts'
import { mediaOf } from '../apod/media.ts'
import { isOutage, isPlaceholder } from '../apod/placeholder.ts'
import { keptPrefix, keptText } from './kept-picture.ts'
import { readStored, removeStored, store, storedNames } from '../ui/local-storage.ts'

const maximum = 60
const maximumBytes = 200_000

/** The kept entry of a date, from this visit or an earlier one. */
export function readKept(date: string): Entry | undefined {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: what is no JSON counts as none
  const [, , , json = ''] = readStored(keptPrefix + date)?.split('\n') ?? []
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
  const picture = { src: source?.url ?? '', srcset: source?.srcset ?? '' }
  const text = keptText(Date.now(), picture, JSON.stringify(entry))
  if (bytesOf(text) > maximumBytes) return
  store(keptPrefix + entry.date, text)
  removeOldest()
}

export function removeKept(date: string) {
  removeStored(keptPrefix + date)
}

function removeOldest() {
  const newestFirst = storedNames(keptPrefix)
    .map((name) => ({ name, text: readStored(name) ?? '' }))
    .toSorted((a, b) => seenAt(b.text) - seenAt(a.text))
  let bytes = 0
  for (const [index, { name, text }] of newestFirst.entries()) {
    bytes += bytesOf(name + text)
    if (index >= maximum || bytes > maximumBytes) removeStored(name)
  }
}

function bytesOf(text: string) {
  return new TextEncoder().encode(text).length
}

/** The first line; 0 if the text is damaged or from the future, when the clock was wrong. */
function seenAt(text: string) {
  const time = Number.parseInt(text)
  return time <= Date.now() ? time : 0
}
