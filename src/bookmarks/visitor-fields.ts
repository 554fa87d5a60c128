import { type Fields, textOf } from '../text/json.ts'

/** What visitors add to a bookmark; undefined where there is nothing that can be used. */
export type VisitorFieldValues = { note: string | undefined }

export function readVisitorFields(record: Fields): VisitorFieldValues {
  return { note: readNote(record['note']) }
}

/** A note as it is; none where it is blanks alone, or no text. */
export function readNote(value: unknown): string | undefined {
  const text = textOf(value)
  return text.trim() === '' ? undefined : text
}

/** The fields that have a value. */
export function visitorFieldsOf(record: Fields): Fields {
  const all = Object.entries(readVisitorFields(record))
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

/** The record, with each visitor field that it lacks taken from the other; the same object if it lacks none. */
export function withVisitorFieldsOf(record: Fields, other: Fields): Fields {
  const added = Object.entries(visitorFieldsOf(other)).filter(([name]) => isBlank(record[name]))
  return added.length > 0 ? { ...record, ...Object.fromEntries(added) } : record
}

/** What is of another type stays, though it can't be used. */
function isBlank(value: unknown) {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** The names of the visitor fields that a record has got; of all that it has, if it is new. */
export function gainedFields(before: Fields | undefined, after: Fields): string[] {
  const had = visitorFieldsOf(before ?? {})
  return Object.keys(visitorFieldsOf(after)).filter((name) => !(name in had))
}
