import { readNote, type StoredRecord } from './bookmark.ts'

interface OwnField {
  /** What an import counts, as in ‘2 notes added’. */
  noun: string
  /** Undefined where there is no value that can be used. */
  read: (value: unknown) => unknown
}

/**
 * What visitors add to a bookmark. Imports and Undo merge it, imports count it, and the search finds it: all of
 * that follows from this table.
 */
const ownFields: Readonly<Record<string, OwnField>> = {
  note: { noun: 'note', read: (value) => readNote(value) || undefined },
}

export function ownFieldsOf(record: StoredRecord): StoredRecord {
  const all = Object.entries(ownFields).map(([name, { read }]) => [name, read(record[name])])
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

/** The stored record with those own fields of the other that it lacks, or undefined if it lacks none; the other if none is stored. */
export function addOwnFields(
  other: StoredRecord,
  record: StoredRecord | undefined,
): StoredRecord | undefined {
  if (!record) return other
  const added = Object.entries(ownFieldsOf(other)).filter(([name]) => isBlank(record[name]))
  return added.length > 0 ? { ...record, ...Object.fromEntries(added) } : undefined
}

/** What is of another type stays, though it can't be used. */
function isBlank(value: unknown) {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** The nouns of the own fields that a record has got; of all that it has, if it is new. */
export function gainedNouns(before: StoredRecord | undefined, after: StoredRecord): string[] {
  const known = ownFieldsOf(before ?? {})
  const gained = Object.keys(ownFieldsOf(after)).filter((name) => !(name in known))
  return gained.flatMap((name) => ownFields[name]?.noun ?? [])
}
