/** Keys that are not strings, by the string that stands for them: earlier installs may have stored numbers. */
const otherKeys = new Map<string, IDBValidKey>()

/** Keys of the database as texts. `storedKey` turns them back. */
export function keyTexts(keys: readonly IDBValidKey[]): string[] {
  return keys.map((key) => {
    const text = keyText(key)
    if (text !== key) otherKeys.set(text, key)
    return text
  })
}

export function storedKey(text: string): IDBValidKey {
  return otherKeys.get(text) ?? text
}

/** A key as text: a text as it is, every other key with its type before it. */
export function keyText(key: unknown): string {
  return typeof key === 'string' ? key : `${typeof key} ${JSON.stringify(key)}`
}
