/** What identifies a bookmark: its day, or the number that the database gave to a record without one. */
export type Key = string | number

/** A record under any other key, which no version of the page has made, stays stored and is not listed. */
export function isKey(key: unknown): key is Key {
  return typeof key === 'string' || Number.isFinite(key)
}
