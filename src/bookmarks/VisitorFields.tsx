import { Pencil } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { announce } from '../ui/messages.ts'
import { QuietButton } from '../ui/QuietButton.tsx'
import { type Bookmark, type BookmarkKey, readNote } from './bookmark.ts'
import { useBookmark } from './bookmarks-query.ts'
import { setVisitorField } from './changes.ts'
import { alertFailure } from './database.ts'
import styles from './VisitorFields.module.css'

const saveIntervalMs = 500
const announcementDelayMs = 3000

/** By bookmark. A draft that can't be saved is still there when its field is mounted again. */
export const unsavedNotes = new Map<BookmarkKey, { text: string; isSaved: boolean }>()

/** Also once the field of a note that can't be saved has closed. */
const askToStay = (event: Event) => event.preventDefault()

interface VisitorFieldsProps {
  bookmarkKey: BookmarkKey
  noteRef: RefObject<HTMLTextAreaElement | null>
}

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
  /** What was typed last, or undefined while the stored note shows. */
  const [draft, setDraft] = useState(unsavedNotes.get(key))
  const [lastNote, setLastNote] = useState(note)
  const sentDraft = useRef<typeof draft>(undefined)
  const hasFailed = useRef(false)
  const text = draft?.text ?? note ?? ''
  const isUnsaved = draft?.isSaved === false

  // Shows the note that another tab has saved, unless a draft here is unsaved.
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
      if (unsavedNotes.get(key) === draft) unsavedNotes.delete(key)
      if (unsavedNotes.size === 0) removeEventListener('beforeunload', askToStay)
      setDraft((now) => (now === draft ? { ...draft, isSaved: true } : now))
      setTimeout(() => {
        if (sentDraft.current === draft) announce('Note saved.')
      }, announcementDelayMs)
    } catch (error) {
      if (sentDraft.current === draft) sentDraft.current = undefined
      addEventListener('beforeunload', askToStay)
      if (!hasFailed.current) alertFailure(error, 'Your note could not be saved.')
      hasFailed.current = true
    }
  }

  const saveNow = useEffectEvent(() => void saveDraft())
  useEffect(() => {
    if (!isUnsaved) return undefined
    const timer = setInterval(saveNow, saveIntervalMs)
    // Only while unsaved, because Firefox's back/forward cache excludes pages that listen.
    addEventListener('beforeunload', saveNow)
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      clearInterval(timer)
      removeEventListener('beforeunload', saveNow)
      document.removeEventListener('visibilitychange', saveNow)
      // When the field unmounts, its draft is saved once more, with another alert if that fails.
      hasFailed.current = false
      saveNow()
    }
  }, [isUnsaved])

  return (
    <div
      className={`ui-row ui-small-print ui-section ${styles.note} ${text === '' ? 'ui-no-print' : ''}`}
    >
      <label htmlFor={id}>Your note</label>
      <span className="ui-no-print">{draft?.isSaved && 'Saved'}</span>
      <textarea
        ref={noteRef}
        id={id}
        className="ui-field ui-no-print"
        dir="auto"
        placeholder="What do you want to remember?"
        value={text}
        onChange={({ target }) => {
          const typed = { text: target.value, isSaved: false }
          unsavedNotes.set(key, typed)
          setDraft(typed)
        }}
        onBlur={() => void saveDraft()}
      />
      {/* A text field would print only the lines that fit into it. */}
      <p className="ui-print-only" dir="auto">
        {text}
      </p>
    </div>
  )
}
