import { Pencil } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { say } from '../ui/messages.ts'
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
  return <QuietButton icon={Pencil} label="Note" onClick={() => noteRef.current?.focus()} />
}

export function NoteField({ bookmarkKey, noteRef }: NoteProps) {
  const { bookmark } = useBookmark(bookmarkKey)
  return bookmark && <BookmarkNote key={bookmarkKey} stored={bookmark} noteRef={noteRef} />
}

type BookmarkNoteProps = Pick<NoteProps, 'noteRef'> & { stored: Bookmark }

function BookmarkNote({ stored, noteRef }: BookmarkNoteProps) {
  const id = useId()
  const { key } = stored
  const draft = useStore(drafts).get(key)
  // Read here too, so that the stored note and the end of its draft show in the same render.
  const { bookmark = stored } = useBookmark(key)
  const text = draft?.text ?? bookmark.note ?? ''
  const [hadDraft, setHadDraft] = useState(false)
  if (draft && !hadDraft) setHadDraft(true)
  /** The bookmark when the field got the focus. */
  const before = useRef<Bookmark>(undefined)

  function leave() {
    saveDraft(key)
    if (before.current?.note && text.trim() === '') offerNote(before.current)
    before.current = undefined
  }

  const leaveClosed = useEffectEvent(leave)
  useEffect(() => () => leaveClosed(), [])

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
          before.current = bookmark
        }}
        onBlur={leave}
      />
      {/* A text field would print only the lines that fit into it. */}
      <p className="ui-print-only" dir="auto" translate="no">
        {text}
      </p>
    </div>
  )
}

/** Offers Undo for a note that was left empty. */
function offerNote({ key, record }: Bookmark) {
  async function undo() {
    dropDraft(key)
    await addRecords([record])
  }
  say('Note removed.', { undo, undone: 'The note is back.' })
}
