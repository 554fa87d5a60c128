import { alertFailure } from '../alert-failure.ts'
import type { Key } from '../key.ts'
import { removeBookmark } from '../records.ts'
import { showUndo } from './undo.ts'

/** Removes a bookmark, and offers to undo it. */
export async function removeWithUndo(key: Key): Promise<void> {
  try {
    const record = await removeBookmark(key)
    if (record) showUndo(record)
  } catch (error) {
    alertFailure(error)
  }
}
