/** A bookmark as it lies in the database: its date, its createdAt and whatever else it holds. */
export type StoredRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What the browser's database takes for a key. */
export function isKey(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return true
  if (typeof value === 'number') return !Number.isNaN(value)
  if (value instanceof Date) return !Number.isNaN(value.getTime())
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return true
  return Array.isArray(value) && level < 64 && value.every((part) => isKey(part, level + 1))
}
