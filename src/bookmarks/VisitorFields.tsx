import { Pencil } from 'lucide'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { announce } from '../ui/messages.ts'
import { QuietButton } from '../ui/QuietButton.tsx'
import { setVisitorField } from './actions.ts'
import { type Bookmark, type BookmarkKey, readNote } from './bookmark.ts'
import { useBookmark } from './bookmarks-query.ts'
import { alertFailure } from './database.ts'
import styles from './VisitorFields.module.css'

/** An unsaved draft is saved this often. */
const saveIntervalMs = 500
/** So long after the last save, 'Note saved.' is announced. */
const typingPauseMs = 3000

/** What was typed and is not saved, by the bookmark's key. If saving fails, it outlives its field. */
export const unsavedNotes = new Map<BookmarkKey, string>()

interface VisitorFieldsProps {
  bookmarkKey: BookmarkKey
  noteRef: RefObject<HTMLTextAreaElement | null>
}

/** What a visitor adds to a bookmark, in both dialogs; nothing while there is no bookmark. */
export function VisitorFields({ bookmarkKey, noteRef }: VisitorFieldsProps) {
  const { bookmark } = useBookmark(bookmarkKey)
  return bookmark && <NoteField key={bookmarkKey} bookmark={bookmark} noteRef={noteRef} />
}

export function NoteButton({ bookmarkKey, noteRef }: VisitorFieldsProps) {
  if (!useBookmark(bookmarkKey).bookmark) return null
  return <QuietButton icon={Pencil} label="Note" onClick={() => noteRef.current?.focus()} />
}

type NoteFieldProps = Pick<VisitorFieldsProps, 'noteRef'> & { bookmark: Bookmark }

function NoteField({ bookmark: { key, note }, noteRef }: NoteFieldProps) {
  const id = useId()
  /** What was typed last; undefined if the stored note shows. */
  const [draft, setDraft] = useState(() => {
    const unsaved = unsavedNotes.get(key)
    return unsaved === undefined ? undefined : { text: unsaved, isSaved: false }
  })
  const [lastNote, setLastNote] = useState(note)
  /** The draft that is being saved, or is saved. */
  const sentDraft = useRef<typeof draft>(undefined)
  const hasFailed = useRef(false)
  const text = draft?.text ?? note ?? ''
  const isUnsaved = draft?.isSaved === false

  // Another tab has changed the note: it shows, unless there is a draft to save here.
  if (note !== lastNote) {
    setLastNote(note)
    if (!isUnsaved && note !== readNote(text)) setDraft(undefined)
  }

  async function saveDraft() {
    if (!draft || draft.isSaved || draft === sentDraft.current) return
    sentDraft.current = draft
    try {
      await setVisitorField(key, 'note', readNote(draft.text))
      hasFailed.current = false
      if (unsavedNotes.get(key) === draft.text) unsavedNotes.delete(key)
      setDraft((now) => (now === draft ? { ...draft, isSaved: true } : now))
      setTimeout(() => {
        if (sentDraft.current === draft) announce('Note saved.')
      }, typingPauseMs)
    } catch (error) {
      if (sentDraft.current === draft) sentDraft.current = undefined
      if (!hasFailed.current) alertFailure(error, 'Your note could not be saved.')
      hasFailed.current = true
    }
  }

  const saveNow = useEffectEvent((leaveEvent?: Event) => {
    // Then the browser asks whether to leave.
    if (hasFailed.current) leaveEvent?.preventDefault()
    void saveDraft()
  })
  useEffect(() => {
    if (!isUnsaved) return undefined
    const timer = setInterval(() => saveNow(), saveIntervalMs)
    // Leaves the database time to finish. Firefox keeps no page for Back that always listens.
    addEventListener('beforeunload', saveNow)
    // A tab is hidden when it closes, and when a phone shows another app.
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      clearInterval(timer)
      removeEventListener('beforeunload', saveNow)
      document.removeEventListener('visibilitychange', saveNow)
      // Where the field goes away, its draft is saved once more, and an alert says if that fails.
      hasFailed.current = false
      saveNow()
    }
  }, [isUnsaved])

  return (
    <div
      className={`ui-row ui-small-print ui-section ${styles.note} ${text === '' ? 'ui-screen-only' : ''}`}
    >
      <label htmlFor={id}>Your note</label>
      <span className="ui-screen-only">{draft?.isSaved && 'Saved'}</span>
      <textarea
        ref={noteRef}
        id={id}
        className="ui-field ui-screen-only"
        dir="auto"
        placeholder="What do you want to remember?"
        value={text}
        onChange={({ target }) => {
          unsavedNotes.set(key, target.value)
          setDraft({ text: target.value, isSaved: false })
        }}
        onBlur={() => void saveDraft()}
      />
      {/* Printed, a text field would show only the lines that fit into it. */}
      <p className="ui-paper-only" dir="auto">
        {text}
      </p>
    </div>
  )
}
