import { parseJson } from '../apod/fields.ts'
import { readStored, removeStored, storedNames } from '../ui/web-storage.ts'
import { setNote } from './actions.ts'
import { isKey } from './bookmark.ts'

const beginning = 'note '

/**
 * Stores the notes that version 1.0 left in local storage, where a closing tab could not store them
 * any more. Version 2.0 can be without this.
 */
export function saveLeftNotes(): void {
  for (const name of storedNames(beginning)) {
    const text = name.slice(beginning.length)
    // The key is JSON, or a day as it is.
    const key = parseJson(text) ?? text
    if (!isKey(key)) continue
    // Where it fails, the next start tries again.
    setNote(key, readStored(name) ?? '')
      .then(() => removeStored(name))
      .catch(() => {})
  }
}
