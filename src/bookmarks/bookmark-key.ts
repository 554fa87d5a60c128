import type { IndexableType } from 'dexie'

/** A record's primary key: the entry's date, unless the record is faulty. */
export type BookmarkKey = IndexableType

/** A key as a text that is equal where the database takes the keys for equal. */
export function keyText(key: unknown): string {
  return typeof key === 'string' ? key : `${Object.prototype.toString.call(key)} ${textOf(key)}`
}

function textOf(key: unknown) {
  const bytes = key instanceof ArrayBuffer ? new Uint8Array(key) : key
  return typeof bytes === 'number' ? String(bytes) : JSON.stringify(bytes)
}
