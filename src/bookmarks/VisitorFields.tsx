import type { Key } from './bookmark.ts'
import { useBookmark } from './bookmark-store.ts'
import { NoteField } from './NoteField.tsx'

/** What a visitor adds to a bookmark, in both dialogs; nothing while there is no bookmark. */
export function VisitorFields({ bookmarkKey }: { bookmarkKey: Key }) {
  const bookmark = useBookmark(bookmarkKey)
  if (!bookmark) return null
  return <NoteField key={bookmarkKey} bookmarkKey={bookmarkKey} note={bookmark.note} />
}
