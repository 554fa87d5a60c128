import { Pencil } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { showMessage } from '../ui/messages.ts'
import { QuietButton } from '../ui/QuietButton.tsx'
import { useStore } from '../ui/store.ts'
import type { Bookmark, BookmarkKey } from './bookmark.ts'
import { useBookmark } from './bookmarks-query.ts'
import { addRecords } from './changes.ts'
import { drafts, dropDraft, saveDraft, setDraft } from './drafts.ts'
import styles from './NoteField.module.css'

interface NoteProps {
  bookmarkKey: BookmarkKey
  noteRef: RefObject<HTMLTextAreaElement | null>
}

export function NoteButton({ bookmarkKey, noteRef }: NoteProps) {
  if (!useBookmark(bookmarkKey).bookmark) return null
  return (
    <div className="ui-no-print ui-outdented">
      <QuietButton icon={Pencil} label="Note" onClick={() => noteRef.current?.focus()} />
    </div>
  )
}

export function NoteField({ bookmarkKey, noteRef }: NoteProps) {
  const id = useId()
  const { bookmark } = useBookmark(bookmarkKey)
  const draft = useStore(drafts).get(bookmarkKey)
  const text = draft?.text ?? bookmark?.note ?? ''
  const [hadDraft, setHadDraft] = useState(false)
  if (draft && !hadDraft) setHadDraft(true)
  const bookmarkAtFocus = useRef<Bookmark>(undefined)

  function handleLeave() {
    void saveDraft(bookmarkKey)
    if (bookmarkAtFocus.current?.note && text.trim() === '') offerNoteUndo(bookmarkAtFocus.current)
    bookmarkAtFocus.current = undefined
  }

  const handleUnmount = useEffectEvent(handleLeave)
  useEffect(() => () => handleUnmount(), [])

  if (!bookmark) return null
  return (
    <div
      className={`ui-row ui-small-print ui-section ${styles.note} ${text === '' ? 'ui-no-print' : ''}`}
    >
      <label htmlFor={id}>Your note</label>
      <span className="ui-no-print">{hadDraft && !draft && 'Saved'}</span>
      <textarea
        ref={noteRef}
        id={id}
        className="ui-field ui-no-print"
        dir="auto"
        translate="no"
        placeholder="What do you want to remember?"
        value={text}
        onChange={({ target }) => setDraft(bookmark, target.value)}
        onFocus={() => {
          bookmarkAtFocus.current = bookmark
        }}
        onBlur={handleLeave}
      />
      {/* A text field would print only the lines that fit into it. */}
      <p className="ui-print-only" dir="auto" translate="no">
        {text}
      </p>
    </div>
  )
}

function offerNoteUndo(bookmark: Bookmark) {
  async function undo() {
    dropDraft(bookmark.key)
    await addRecords([bookmark.record])
  }
  showMessage('Note removed.', { undo, undone: 'The note is back.' })
}
