/** A record's primary key: the entry's date, unless the record is faulty. */
export type BookmarkKey = IDBValidKey

/** A key as text; equal for keys that the database considers equal. */
export function keyText(key: unknown): string {
  return typeof key === 'string' ? key : `${Object.prototype.toString.call(key)} ${keyJson(key)}`
}

/** The key's index in the list, or -1. */
export function indexOfKey(keys: readonly BookmarkKey[], key: BookmarkKey): number {
  const text = keyText(key)
  return keys.findIndex((each) => keyText(each) === text)
}

function keyJson(key: unknown) {
  const bytes = key instanceof ArrayBuffer ? new Uint8Array(key) : key
  return typeof bytes === 'number' ? String(bytes) : JSON.stringify(bytes)
}
