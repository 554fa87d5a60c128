import { parseJson } from '../apod/fields.ts'
import { readStored, removeStored, storedNames, storeText } from '../ui/web-storage.ts'
import { setNote } from './actions.ts'
import { isKey, type Key } from './bookmark.ts'
import { forgetExportLacking } from './last-export.ts'

/** In local storage, with the key as JSON: a note until it is in the database, since the tab may close before. */
const beginning = 'note '

/**
 * Stores a bookmark's note.
 * @throws the database's error; the next start tries again
 */
export async function saveNote(key: Key, note: string): Promise<void> {
  const name = beginning + JSON.stringify(key)
  // Older words must not stay where local storage is full.
  removeStored(name)
  removeStored(beginning + key)
  storeText(name, note)
  const changed = await setNote(key, note)
  if (changed) forgetExportLacking([changed])
  // Else newer words are being saved.
  if (readStored(name) === note) removeStored(name)
}

/** Stores the notes that an earlier tab could not store any more. */
export function saveLeftNotes(): void {
  for (const name of storedNames(beginning)) {
    const text = name.slice(beginning.length)
    // Earlier versions wrote a day as it is.
    const key = parseJson(text) ?? text
    if (!isKey(key)) continue
    saveNote(key, readStored(name) ?? '').catch(() => {
      // The next start tries again.
    })
  }
}
