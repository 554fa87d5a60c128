import { cleanAlt, type Entry, isOutage, isPlaceholder, readStoredEntry } from '../apod/entry.ts'
import { collapseWhitespace } from '../apod/fields.ts'
import { mediaOf } from '../apod/media.ts'
import { isCredit } from '../apod/text.ts'
import type { StoredRecord } from './database.ts'

/** What a bookmark keeps of its day, except the date. A new field of Entry needs its rule in `mergeEntry`. */
type Merged = { [Name in Exclude<keyof Entry, 'date'>]-?: Entry[Name] | undefined }

/**
 * A stored record with what is better in a new answer for its day: another media URL, and texts
 * with at least as many words. Everything else stays, but of an outage's or a placeholder's record
 * nothing that an entry has. Null if nothing is better.
 */
export function mergeEntry(record: StoredRecord, entry: Entry): StoredRecord | null {
  if (isOutage(entry)) return null
  const before = readStoredEntry(record)
  // The words and pictures of an outage or a placeholder are not the day's.
  const isNoEntry = isOutage(before) || isPlaceholder(before)
  const stored = isNoEntry ? readStoredEntry({ media_type: entry.media_type }) : before
  const { title } = better('title', stored, entry)
  // A text's links are replaced together with it.
  const { explanation, explanationLinks } = better('explanation', stored, entry)
  const { copyright, copyrightLinks } = better('copyright', stored, entry)
  const { permalink = stored.permalink } = entry
  const texts = { title, explanation, explanationLinks, copyright, copyrightLinks, permalink }
  const merged: Merged = { ...texts, ...mergeMedia(stored, entry) }

  const changed: Record<string, unknown> = { ...record }
  const fieldsBefore = new Map<string, unknown>(Object.entries(before))
  let isBetter = false
  for (const [name, value] of Object.entries(merged)) {
    if (JSON.stringify(value) === JSON.stringify(fieldsBefore.get(name))) continue
    isBetter = true
    if (value === undefined) delete changed[name]
    else changed[name] = value
  }
  return isBetter ? changed : null
}

/** The description belongs to the media. Of the stored one, NASA's standing sentences go. */
function mergeMedia(stored: Entry, entry: Entry) {
  const { media_type, url, hdurl, poster, alt } = entry
  const showsMedia = mediaOf(entry).kind !== 'none'
  // A new URL must not be combined with the full size and the description of the old one.
  if (showsMedia && url !== stored.url) return { media_type, url, hdurl, poster, alt }
  const storedAlt = stored.alt && cleanAlt(stored.alt)
  const betterAlt = alt && wordCount(alt) >= wordCount(storedAlt) ? alt : storedAlt
  // Media that can't be shown is never better than the stored one.
  const newer = showsMedia ? entry : stored
  return {
    media_type: newer.media_type,
    url: stored.url,
    hdurl: newer.hdurl ?? stored.hdurl,
    poster: newer.poster ?? stored.poster,
    alt: betterAlt,
  }
}

/** The one of the two entries with the better text in a field. */
function better(field: 'title' | 'explanation' | 'copyright', stored: Entry, entry: Entry): Entry {
  const { [field]: text } = entry
  const { [field]: storedText = '' } = stored
  if (text === undefined) return stored
  if (field !== 'title' && stored[`${field}Links`] && !entry[`${field}Links`]) {
    // The same words, without the stored links.
    if (collapse(text) === collapse(storedText)) return stored
  }
  // A credit never replaces an owner.
  if (field === 'copyright' && storedText && isCredit(text) && !isCredit(storedText)) return stored
  return wordCount(text) >= wordCount(storedText) ? entry : stored
}

/** A text on one line, without the spaces that links leave before punctuation. */
function collapse(text: string) {
  return collapseWhitespace(text).replace(/ (?=[.,;:])/g, '')
}

function wordCount(text = '') {
  return text.match(/\S+/g)?.length ?? 0
}
