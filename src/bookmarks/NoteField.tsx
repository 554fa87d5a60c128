import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useDocumentEvent } from '../ui/hooks.ts'
import { announce } from '../ui/messages.tsx'
import { setVisitorField } from './actions.ts'
import type { BookmarkKey } from './bookmark.ts'
import { alertFailure } from './database.ts'
import styles from './NoteField.module.css'
import { readNote } from './visitor-fields.ts'

/** While there are words to save, they are saved this often, in milliseconds. */
const saveEvery = 500
/** A screen reader hears that they are saved once the typing has paused for so many milliseconds. */
const typingPause = 3000

interface NoteFieldProps {
  bookmarkKey: BookmarkKey
  /** The stored note. Another tab's change of it shows, unless there are words to save here. */
  note: string | undefined
  fieldRef: RefObject<HTMLTextAreaElement | null>
}

interface Draft {
  text: string
  isSaved: boolean
}

export function NoteField({ bookmarkKey, note, fieldRef }: NoteFieldProps) {
  const id = useId()
  /** What was typed here last; none where the stored note shows. */
  const [draft, setDraft] = useState<Draft>()
  const [lastNote, setLastNote] = useState(note)
  /** Typed within the last seconds, and still in the field. */
  const [isTyping, setIsTyping] = useState(false)
  /** The draft that is being saved, or is saved. */
  const sent = useRef<Draft>(undefined)
  const hasFailed = useRef(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const text = draft?.text ?? note ?? ''
  const isUnsaved = draft !== undefined && !draft.isSaved

  // Another tab has changed the note: it shows, unless there are words to save here.
  if (note !== lastNote) {
    setLastNote(note)
    if (!isUnsaved && note !== readNote(text)) setDraft(undefined)
  }

  async function saveDraft() {
    if (!draft || draft.isSaved || draft === sent.current) return
    sent.current = draft
    try {
      await setVisitorField(bookmarkKey, 'note', readNote(draft.text))
      hasFailed.current = false
      // Unless there are newer words.
      setDraft((now) => (now === draft ? { ...draft, isSaved: true } : now))
    } catch (error) {
      if (sent.current === draft) sent.current = undefined
      // Once, while saving keeps failing.
      if (!hasFailed.current) alertFailure(error, 'Your note could not be saved.')
      hasFailed.current = true
    }
  }

  const saveNow = useEffectEvent((leaving?: Event) => {
    // The browser asks whether to leave.
    if (hasFailed.current) leaving?.preventDefault()
    void saveDraft()
  })
  useEffect(() => {
    if (!isUnsaved) return undefined
    const clock = setInterval(() => saveNow(), saveEvery)
    // `beforeunload` leaves time for the database to finish. A page that always listens is not kept for Back by Firefox.
    addEventListener('beforeunload', saveNow)
    return () => {
      clearInterval(clock)
      removeEventListener('beforeunload', saveNow)
    }
  }, [isUnsaved])
  useEffect(
    () => () => {
      // Once more, where the words go with the field.
      hasFailed.current = false
      saveNow()
    },
    [],
  )
  // A tab is hidden when it closes, and when a phone shows another app.
  useDocumentEvent('visibilitychange', () => {
    if (document.hidden) void saveDraft()
  })

  const isToAnnounce = draft?.isSaved === true && !isTyping
  useEffect(() => {
    if (isToAnnounce) announce('Note saved.')
  }, [isToAnnounce])

  return (
    <div
      className={`ui-row ui-small-print ui-section ${styles.note} ${text === '' ? 'ui-screen-only' : ''}`}
    >
      <label htmlFor={id}>Your note</label>
      <span className="ui-screen-only">{draft?.isSaved && 'Saved'}</span>
      <textarea
        ref={fieldRef}
        id={id}
        className="ui-field ui-screen-only"
        dir="auto"
        placeholder="What do you want to remember?"
        value={text}
        onChange={({ target }) => {
          setDraft({ text: target.value, isSaved: false })
          setIsTyping(true)
          clearTimeout(pause.current)
          pause.current = setTimeout(() => setIsTyping(false), typingPause)
        }}
        onBlur={() => {
          setIsTyping(false)
          void saveDraft()
        }}
      />
      {/* A field is cut where a sheet of paper ends. */}
      <p className="ui-paper-only" dir="auto">
        {text}
      </p>
    </div>
  )
}
