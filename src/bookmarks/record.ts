import { type Fields, hasFields } from '../apod/fields.ts'

/** A bookmark as it is stored: its date, its createdAt and any other fields. */
export type StoredRecord = Fields

export function isRecord(value: unknown): value is StoredRecord {
  return hasFields(value) && !Array.isArray(value)
}

/** Whether an exported record can be stored by this key: text, or a finite number. */
export function isKey(value: unknown): value is string | number {
  return typeof value === 'string' || Number.isFinite(value)
}
