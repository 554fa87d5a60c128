import { type Fields, textOf } from '../text/json.ts'

/** What visitors add to a bookmark; undefined where there is nothing that can be used. */
export type VisitorFieldValues = { note: string | undefined }

/** What an import counts, as in ‘2 notes added’. */
const nouns: Record<keyof VisitorFieldValues, string> = { note: 'note' }

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

/** The record, with each visitor field that it lacks taken from the other; undefined if nothing is. Without a record it is the other. */
export function withVisitorFieldsOf(other: Fields, record: Fields | undefined): Fields | undefined {
  if (!record) return other
  const added = Object.entries(visitorFieldsOf(other)).filter(([name]) => isBlank(record[name]))
  return added.length > 0 ? { ...record, ...Object.fromEntries(added) } : undefined
}

/** What is of another type stays, though it can't be used. */
function isBlank(value: unknown) {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** The nouns of the visitor fields that a record has got; of all that it has, if it is new. */
export function gainedNouns(before: Fields | undefined, after: Fields): string[] {
  const had = visitorFieldsOf(before ?? {})
  const has = visitorFieldsOf(after)
  const gained = Object.entries(nouns).filter(([name]) => name in has && !(name in had))
  return gained.map(([, noun]) => noun)
}
