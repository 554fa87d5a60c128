import * as v from 'valibot'
import { type Entry, storedEntrySchema } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { isPlaceholder } from '../apod/placeholder.ts'
import { collapseWhitespace, isCredit } from '../apod/text.ts'
import type { StoredRecord } from './record.ts'

const textFields = ['title', 'explanation', 'copyright', 'alt'] as const
/** The links in a text go with it. */
const links = { explanation: 'explanationLinks', copyright: 'copyrightLinks' } as const
const mediaFields = ['media_type', 'url', 'hdurl', 'poster'] as const

/** What an outage of the service has given in place of a day's entry. */
const outage = /^default image$/i

/**
 * A stored record with what a new answer for its day has better: another address of the media, and
 * words unless they are fewer. All else of the record stays. Null where nothing is better.
 */
export function mergeEntry(record: StoredRecord, entry: Entry): StoredRecord | null {
  if (outage.test(collapseWhitespace(entry.title))) return null
  const merged = { ...record }
  // What can't be shown is no better than what is stored, whatever that is.
  const showsMedia = mediaOf(entry).kind !== 'none'
  if (showsMedia && entry.url !== record['url']) {
    // One address never stands beside another one's full size.
    for (const field of mediaFields) delete merged[field]
  }
  Object.assign(merged, showsMedia && pick(entry, mediaFields), pick(entry, ['permalink']))

  // The words of a placeholder are not the day's.
  const stored = v.parse(storedEntrySchema, record)
  const worthless = isPlaceholder(stored)
  const better = textFields.filter((f) => worthless || isBetter(f, entry[f], stored[f]))
  Object.assign(merged, pick(entry, better))
  for (const field of ['explanation', 'copyright'] as const) {
    if (merged[field] !== record[field]) delete merged[links[field]]
    if (better.includes(field)) Object.assign(merged, pick(entry, [links[field]]))
  }
  return differs(record, merged) ? merged : null
}

function pick(entry: Entry, fields: readonly (keyof Entry)[]) {
  return Object.fromEntries(
    fields.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]]])),
  )
}

function isBetter(field: (typeof textFields)[number], arriving = '', stored = '') {
  // An owner is not made a credit.
  if (field === 'copyright' && stored && isCredit(arriving) && !isCredit(stored)) return false
  return wordCount(arriving) >= wordCount(stored)
}

function wordCount(text = '') {
  return collapseWhitespace(text).split(' ').filter(Boolean).length
}

function differs(before: StoredRecord, after: StoredRecord) {
  return [...Object.keys(before), ...Object.keys(after)].some(
    (f) => before[f] !== after[f] && JSON.stringify(before[f]) !== JSON.stringify(after[f]),
  )
}
