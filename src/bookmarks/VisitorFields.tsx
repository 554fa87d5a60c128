import type { RefObject } from 'react'
import type { BookmarkKey } from './bookmark.ts'
import { useBookmark } from './bookmark-store.ts'
import { NoteField } from './NoteField.tsx'

interface VisitorFieldsProps {
  bookmarkKey: BookmarkKey
  noteRef: RefObject<HTMLTextAreaElement | null>
}

/** What a visitor adds to a bookmark, in both dialogs; nothing while there is no bookmark. */
export function VisitorFields({ bookmarkKey, noteRef }: VisitorFieldsProps) {
  const bookmark = useBookmark(bookmarkKey)
  if (!bookmark) return null
  return (
    <NoteField
      key={bookmarkKey}
      bookmarkKey={bookmarkKey}
      note={bookmark.note}
      fieldRef={noteRef}
    />
  )
}

/** Leads to the note, which lies below all words. */
export function NoteButton({ bookmarkKey, noteRef }: VisitorFieldsProps) {
  if (!useBookmark(bookmarkKey)) return null
  return (
    <button type="button" className="ui-quiet-button" onClick={() => noteRef.current?.focus()}>
      Note
    </button>
  )
}
