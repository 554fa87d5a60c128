import { isDeepStrictEqual } from 'node:util'

export type StoredRecord = Record<string, unknown>

/** What the search field and the sort order of a tab say. */
export interface ListInputs {
  query: string
  order: string
}

/** What the bookmarks should be, in plain words. */
export interface Bookmarks {
  /** By day; 'new' until the record that a tab has just made is first seen in the database. */
  records: Map<string, StoredRecord | 'new'>
}

/** Adds a day, or removes one that is there. */
export function toggle({ records }: Bookmarks, day: string) {
  if (!records.delete(day)) records.set(day, 'new')
}

/** Adds each record whose day is not there yet. */
export function addMissing({ records }: Bookmarks, added: readonly StoredRecord[]) {
  for (const record of added) {
    const day = String(record['date'])
    if (!records.has(day)) records.set(day, record)
  }
}

/**
 * What differs between the database and the model, as sentences. New records are adopted as they
 * lie there: from then on every field must stay.
 */
export function databaseDifferences({ records }: Bookmarks, stored: readonly StoredRecord[]) {
  const wrong: string[] = []
  const found = new Map(stored.map((record) => [String(record['date']), record]))
  for (const [day, record] of found) {
    const expected = records.get(day)
    if (!expected) wrong.push(`the database has ${day}, which was removed`)
    else if (expected !== 'new') {
      if (!isDeepStrictEqual(expected, record)) wrong.push(`the record of ${day} has changed`)
    } else if (isFresh(record)) records.set(day, record)
    else wrong.push(`the new record of ${day} is not as it should be`)
  }
  for (const day of records.keys()) {
    if (!found.has(day)) wrong.push(`the database lacks ${day}`)
  }
  return wrong
}

function isFresh({ date, title, createdAt }: StoredRecord) {
  const isNow = createdAt instanceof Date && Math.abs(Date.now() - createdAt.getTime()) < 60_000
  return isNow && title === `The Sky of ${String(date)}`
}

/** The days that a list shows, in its order. */
export function listedDays({ records }: Bookmarks, { query, order }: ListInputs): string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = [...records].filter(([day, record]) => {
    const { title, explanation } = record === 'new' ? {} : record
    const text = [title, explanation, day].map(String).join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const byDay = found.map(([day, record]) => ({ day, time: timeOf(record) }))
  byDay.sort((a, b) => (a.day < b.day ? 1 : -1))
  if (order !== 'date') byDay.sort((a, b) => b.time - a.time)
  const days = byDay.map(({ day }) => day)
  return order === 'oldest' ? days.toReversed() : days
}

function timeOf(record: StoredRecord | 'new') {
  return record === 'new' ? Infinity : Number(record['createdAt'])
}
