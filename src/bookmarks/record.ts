/** A bookmark as it lies in the database: its date, its createdAt and whatever else it holds. */
export type StoredRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a record of an export can be stored by it: a text, or a number that JSON can hold. */
export function isKey(value: unknown): value is string | number {
  return typeof value === 'string' || Number.isFinite(value)
}
