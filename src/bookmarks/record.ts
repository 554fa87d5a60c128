/** A bookmark as it is stored: its date, its createdAt and any other fields. */
export type StoredRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether an exported record can be stored by this key: text, or a finite number. */
export function isKey(value: unknown): value is string | number {
  return typeof value === 'string' || Number.isFinite(value)
}
