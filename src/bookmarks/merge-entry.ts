import { describing, type Entry, isOutage, isPlaceholder, readStoredEntry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { collapseWhitespace } from '../apod/fields.ts'
import { isCredit } from '../apod/text.ts'
import type { StoredRecord } from './database.ts'

const textFields = ['title', 'explanation', 'copyright', 'alt'] as const
/** A text's links are replaced together with it. */
const linkFieldOf = { explanation: 'explanationLinks', copyright: 'copyrightLinks' } as const
const mediaFields = ['media_type', 'url', 'hdurl', 'poster'] as const

type Texts = Partial<Entry>

/**
 * A stored record with what is better in a new answer for its day: another media URL, and texts
 * with at least as many words. Of a description, NASA's standing sentences go. Everything else
 * stays. Null if nothing is better.
 */
export function mergeEntry(record: StoredRecord, entry: Entry): StoredRecord | null {
  if (isOutage(entry)) return null
  const merged = { ...record }
  // Media that can't be shown is never better than the stored one.
  const showsMedia = mediaOf(entry).kind !== 'none'
  const isNew = showsMedia && entry.url !== record['url']
  if (isNew) {
    // A new URL must not be combined with the full size and the words of the old one.
    for (const field of [...mediaFields, 'alt']) delete merged[field]
  }
  if (typeof merged['alt'] === 'string') merged['alt'] = describing(merged['alt'])
  const remaining = readStoredEntry(merged)
  Object.assign(merged, showsMedia && pick(entry, mediaFields), pick(entry, ['permalink']))

  // A placeholder's texts are not the day's.
  const wasPlaceholder = isPlaceholder(readStoredEntry(record))
  const better = textFields.filter((field) => {
    const text = entry[field]
    if (text === undefined || losesLinks(field, entry, remaining)) return false
    return wasPlaceholder || isBetter(field, text, remaining[field] ?? '')
  })
  Object.assign(merged, pick(entry, better))
  for (const field of ['explanation', 'copyright'] as const) {
    if (merged[field] !== record[field]) delete merged[linkFieldOf[field]]
    if (better.includes(field)) Object.assign(merged, pick(entry, [linkFieldOf[field]]))
  }
  return differs(record, merged) ? merged : null
}

function pick(entry: Entry, fields: readonly (keyof Entry)[]) {
  return Object.fromEntries(
    fields.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]]])),
  )
}

/** Whether the same words arrive without the links that are stored. */
function losesLinks(field: (typeof textFields)[number], entry: Texts, stored: Texts) {
  if (field !== 'explanation' && field !== 'copyright') return false
  const name = linkFieldOf[field]
  return Boolean(stored[name] && !entry[name]) && collapse(entry[field]) === collapse(stored[field])
}

function collapse(text = '') {
  return collapseWhitespace(text).replace(/ (?=[.,;:])/g, '')
}

function isBetter(field: (typeof textFields)[number], arriving: string, stored: string) {
  // A credit never replaces an owner.
  if (field === 'copyright' && stored && isCredit(arriving) && !isCredit(stored)) return false
  return wordCount(arriving) >= wordCount(stored)
}

function wordCount(text: string) {
  return text.match(/\S+/g)?.length ?? 0
}

function differs(before: StoredRecord, after: StoredRecord) {
  return [...Object.keys(before), ...Object.keys(after)].some(
    (f) => before[f] !== after[f] && JSON.stringify(before[f]) !== JSON.stringify(after[f]),
  )
}
