import { useId } from 'react'
import type { Key } from './bookmark.ts'
import { useBookmark } from './BookmarksProvider.tsx'
import styles from './NoteField.module.css'
import { useNoteDraft } from './use-note-draft.ts'

interface NoteFieldProps {
  bookmarkKey: Key
}

/** The field for a bookmark's note; none while there is no bookmark. */
export function NoteField({ bookmarkKey }: NoteFieldProps) {
  const bookmark = useBookmark(bookmarkKey)
  if (!bookmark) return null
  return <StoredNoteField key={bookmarkKey} bookmarkKey={bookmarkKey} note={bookmark.note} />
}

const maxLength = 2000

function StoredNoteField({ bookmarkKey, note }: NoteFieldProps & { note: string }) {
  const id = useId()
  const { text, isSaved, changeText, saveDraft } = useNoteDraft(bookmarkKey, note)
  return (
    <div className={`line section ${styles.note} ${text === '' ? 'screen-only' : ''}`}>
      <label htmlFor={id}>Your note</label>
      <span className="screen-only" role="status">
        {isSaved && 'Saved'}
      </span>
      <textarea
        id={id}
        className="field"
        dir="auto"
        // Where the browser can't fit it to its text.
        rows={text.split('\n').length + Math.floor(text.length / 40)}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => changeText(target.value)}
        onBlur={() => void saveDraft()}
      />
    </div>
  )
}
