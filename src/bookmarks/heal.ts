import * as v from 'valibot'
import { type Entry, storedEntrySchema } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { isPlaceholder } from '../apod/placeholder.ts'
import { foldBlanks } from '../apod/words.ts'
import { isDead } from './dead-media.ts'
import type { StoredRecord } from './record.ts'

const words = ['title', 'explanation', 'copyright', 'alt', 'permalink'] as const
const media = ['media_type', 'url', 'hdurl', 'poster'] as const

/**
 * A stored record with what it lacks and a new answer for its day has: words where it has none, and
 * media where its own are none or known to be gone. What a bookmark has is never overwritten, for
 * an answer can be wrong without a sign of it; only a placeholder's words and media are not the
 * day's. Null where there is nothing to write.
 */
export function heal(record: StoredRecord, entry: Entry): StoredRecord | null {
  const stored = v.parse(storedEntrySchema, record)
  const worthless = isPlaceholder(stored)
  const healed = { ...record }
  if (mediaOf(entry).kind !== 'none') {
    if (worthless || mediaOf(stored).kind === 'none' || isDead(stored.url)) {
      // One address never stands beside another one's full size.
      for (const field of media) delete healed[field]
      Object.assign(healed, pick(entry, media))
    } else if (entry.url === stored.url) {
      Object.assign(healed, pick(entry, missing(media)))
    }
  }
  Object.assign(healed, pick(entry, worthless ? words : missing(words)))
  return differs(record, healed) ? healed : null

  function missing(fields: readonly (keyof Entry)[]) {
    return fields.filter((field) => isBlank(stored[field]))
  }
}

/** The fields in which something stands. */
function pick(entry: Entry, fields: readonly (keyof Entry)[]) {
  return Object.fromEntries(
    fields.flatMap((field) => (isBlank(entry[field]) ? [] : [[field, entry[field]]])),
  )
}

function isBlank(text = '') {
  return foldBlanks(text) === ''
}

function differs(before: StoredRecord, after: StoredRecord) {
  return [...Object.keys(before), ...Object.keys(after)].some((f) => before[f] !== after[f])
}
