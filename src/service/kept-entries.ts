import * as v from 'valibot'
import { type Entry, entrySchema } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { isPlaceholder } from '../apod/placeholder.ts'
import { keptPrefix, keptText } from './kept-picture.ts'
import { readStored, removeStored, store, storedNames } from './local-storage.ts'

const maximum = 60
const maximumBytes = 200_000

/** The kept entry of a date, from this visit or an earlier one. */
export function readKept(date: string): Entry | undefined {
  const [, , , json = ''] = readStored(keptPrefix + date)?.split('\n') ?? []
  const entry = v.safeParse(entrySchema, parseJson(json))
  return entry.success && entry.output.date === date ? entry.output : undefined
}

/** Keeps an entry for later visits, if it has media. The oldest ones are removed for it. */
export function keepEntry(entry: Entry) {
  const media = mediaOf(entry)
  if (media.kind === 'none' || isPlaceholder(entry)) return
  const source = media.kind === 'picture' ? media.sources[0] : undefined
  const picture = { src: source?.url ?? '', srcset: source?.srcset ?? '' }
  store(keptPrefix + entry.date, keptText(Date.now(), picture, JSON.stringify(entry)))
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
    bytes += new TextEncoder().encode(name + text).length
    if (index >= maximum || bytes > maximumBytes) removeStored(name)
  }
}

/** The first line; 0 if the text is damaged. */
function seenAt(text: string) {
  return Number.parseInt(text) || 0
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
