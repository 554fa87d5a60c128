import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useDocumentEvent } from '../ui/use-document-event.ts'
import { setNote } from './actions.ts'
import { alertFailure } from './alert-failure.ts'
import type { Key } from './bookmark.ts'
import { useBookmark } from './BookmarksProvider.tsx'
import styles from './NoteField.module.css'

/** The field for a bookmark's note; none while there is no bookmark. */
export function NoteField({ bookmarkKey }: { bookmarkKey: Key }) {
  const bookmark = useBookmark(bookmarkKey)
  if (!bookmark) return null
  return <StoredNoteField key={bookmarkKey} bookmarkKey={bookmarkKey} note={bookmark.note} />
}

/** A longer note is scrolled in its field. */
const mostRows = 50

function StoredNoteField({ bookmarkKey, note }: { bookmarkKey: Key; note: string }) {
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
        rows={Math.min(mostRows, text.split('\n').length + Math.floor(text.length / 40))}
        value={text}
        onChange={({ target }) => changeText(target.value)}
        onBlur={() => void saveDraft()}
      />
    </div>
  )
}

/** A note is saved so long after its last letter, in milliseconds, */
const pause = 500
/** and at the latest so long after its first unsaved one. */
const longest = 2000

interface Draft {
  text: string
  state: 'stored' | 'typed' | 'saved'
}

/**
 * The text of a note's field. What is typed is saved after a pause, when the page is hidden, when the
 * field goes, and by `saveDraft`.
 * @param stored the note in the database; where another tab changes it, it shows, unless this one has
 * words to save
 */
function useNoteDraft(key: Key, stored: string) {
  const [draft, setDraft] = useState<Draft>({ text: stored, state: 'stored' })
  const [lastStored, setLastStored] = useState(stored)
  const hasAlerted = useRef(false)
  /** When the first unsaved letter was typed. */
  const unsavedSince = useRef<number>(undefined)
  const { text, state } = draft

  if (stored !== lastStored) {
    setLastStored(stored)
    if (state !== 'typed' && stored !== text) setDraft({ text: stored, state: 'stored' })
  }

  async function saveDraft() {
    if (state !== 'typed') return
    unsavedSince.current = undefined
    try {
      await setNote(key, text)
      hasAlerted.current = false
      // Unless there are newer words.
      setDraft((now) => (now.text === text ? { text, state: 'saved' } : now))
    } catch (error) {
      // While it keeps failing, once.
      if (!hasAlerted.current) alertFailure(error, 'Your note could not be saved.')
      hasAlerted.current = true
    }
  }

  const saveNow = useEffectEvent(() => void saveDraft())
  useEffect(() => {
    if (draft.state !== 'typed') return undefined
    unsavedSince.current ??= Date.now()
    const rest = unsavedSince.current + longest - Date.now()
    const timer = setTimeout(() => saveNow(), Math.min(pause, rest))
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    // Earlier than the page is hidden: there is still time for the database.
    addEventListener('beforeunload', saveNow)
    return () => {
      removeEventListener('beforeunload', saveNow)
      saveNow()
    }
  }, [])
  // Also when it is led elsewhere, or closes.
  useDocumentEvent('visibilitychange', () => {
    if (document.hidden) void saveDraft()
  })

  return {
    text,
    isSaved: state === 'saved',
    changeText: (typed: string) => setDraft({ text: typed, state: 'typed' }),
    saveDraft,
  }
}
