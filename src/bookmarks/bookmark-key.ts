/** A record's primary key: the entry's date, unless the record is faulty. */
export type BookmarkKey = IDBValidKey

/** A key as a text that is equal where the database takes the keys for equal. */
export function keyText(key: unknown): string {
  return typeof key === 'string' ? key : `${Object.prototype.toString.call(key)} ${textOf(key)}`
}

/** The key's place in the list, -1 where it is not in it. */
export function indexOfKey(keys: readonly BookmarkKey[], key: BookmarkKey): number {
  if (typeof key === 'string') return keys.indexOf(key)
  const text = keyText(key)
  return keys.findIndex((each) => keyText(each) === text)
}

function textOf(key: unknown) {
  const bytes = key instanceof ArrayBuffer ? new Uint8Array(key) : key
  return typeof bytes === 'number' ? String(bytes) : JSON.stringify(bytes)
}
