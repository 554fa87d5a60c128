import { describing, type Entry, isOutage, isPlaceholder, readStoredEntry } from '../apod/entry.ts'
import { collapseWhitespace } from '../apod/fields.ts'
import { mediaOf } from '../apod/media.ts'
import { isCredit } from '../apod/text.ts'
import type { StoredRecord } from './database.ts'

/**
 * A stored record with what is better in a new answer for its day: another media URL, and texts
 * with at least as many words. Everything else stays. Null if nothing is better.
 */
export function mergeEntry(record: StoredRecord, entry: Entry): StoredRecord | null {
  if (isOutage(entry)) return null
  const stored = readStoredEntry(record)
  const { permalink = stored.permalink } = entry
  const changes = { ...mergeMedia(stored, entry), ...mergeTexts(stored, entry), permalink }
  const merged: Record<string, unknown> = { ...record }
  for (const [name, value] of Object.entries(changes)) {
    if (value !== undefined) merged[name] = value
    else if (name in stored) delete merged[name]
  }
  return differs(record, merged) ? merged : null
}

/** The fields that a new answer changes; undefined for one that goes. */
type Changes = { [Name in keyof Entry]?: Entry[Name] | undefined }

/** The description belongs to the media. Of the stored one, NASA's standing sentences go. */
function mergeMedia(stored: Entry, entry: Entry): Changes {
  const { media_type, url, hdurl = stored.hdurl, poster = stored.poster, alt = '' } = entry
  const showsMedia = mediaOf(entry).kind !== 'none'
  if (showsMedia && url !== stored.url) {
    // A new URL must not be combined with the full size and the description of the old one.
    return { media_type, url, hdurl: entry.hdurl, poster: entry.poster, alt: entry.alt }
  }
  const storedAlt = stored.alt && describing(stored.alt)
  const better = { alt: alt && wordCount(alt) >= wordCount(storedAlt) ? alt : storedAlt }
  // Media that can't be shown is never better than the stored one.
  return showsMedia ? { ...better, media_type, hdurl, poster } : better
}

function mergeTexts(stored: Entry, entry: Entry): Changes {
  const changes: Changes = {}
  if (isBetter('title', stored, entry)) changes.title = entry.title
  for (const field of ['explanation', 'copyright'] as const) {
    if (!isBetter(field, stored, entry)) continue
    // A text's links are replaced together with it.
    changes[field] = entry[field]
    changes[`${field}Links`] = entry[`${field}Links`]
  }
  return changes
}

function isBetter(field: 'title' | 'explanation' | 'copyright', stored: Entry, entry: Entry) {
  const { [field]: text } = entry
  const { [field]: storedText = '' } = stored
  if (text === undefined) return false
  if (field !== 'title' && stored[`${field}Links`] && !entry[`${field}Links`]) {
    // The same words, without the stored links.
    if (collapse(text) === collapse(storedText)) return false
  }
  // A placeholder's texts are not the day's.
  if (isPlaceholder(stored)) return true
  // A credit never replaces an owner.
  if (field === 'copyright' && storedText && isCredit(text) && !isCredit(storedText)) return false
  return wordCount(text) >= wordCount(storedText)
}

/** A text on one line, without the spaces that links leave before punctuation. */
function collapse(text: string) {
  return collapseWhitespace(text).replace(/ (?=[.,;:])/g, '')
}

function wordCount(text = '') {
  return text.match(/\S+/g)?.length ?? 0
}

function differs(before: StoredRecord, after: StoredRecord) {
  return [...Object.keys(before), ...Object.keys(after)].some(
    (f) => before[f] !== after[f] && JSON.stringify(before[f]) !== JSON.stringify(after[f]),
  )
}
