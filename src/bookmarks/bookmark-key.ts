import type { IndexableType } from 'dexie'

/** A record's primary key: the entry's date, unless the record is faulty. */
export type BookmarkKey = IndexableType

/** Tells keys of any kind apart, as text. */
export function keyText(key: BookmarkKey): string {
  return typeof key === 'string' ? key : `${Object.prototype.toString.call(key)} ${textOf(key)}`
}

function textOf(key: Exclude<BookmarkKey, string>) {
  const bytes = key instanceof ArrayBuffer ? new Uint8Array(key) : key
  return typeof bytes === 'number' ? String(bytes) : JSON.stringify(bytes)
}
