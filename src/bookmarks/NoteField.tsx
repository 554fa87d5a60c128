import { Pencil } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { announce } from '../ui/messages.ts'
import type { Bookmark, BookmarkKey } from './bookmark.ts'
import { offerUndoIfGone } from './removals.ts'
import { useBookmark } from './stored-bookmarks.ts'
import { unsavedNotes, saveUnsavedNote, setUnsavedNote } from './unsaved-notes.ts'
import styles from './NoteField.module.css'

interface NoteProps {
  bookmarkKey: BookmarkKey
  fieldRef: RefObject<HTMLTextAreaElement | null>
}

/** Leads to the note, which is below the text. */
export function NoteButton({ bookmarkKey, fieldRef }: NoteProps) {
  if (!useBookmark(bookmarkKey).bookmark) return null
  return (
    <button
      type="button"
      className="ui-icon-button"
      title="Note"
      onClick={() => fieldRef.current?.focus()}
    >
      <Pencil />
    </button>
  )
}

export function NoteField({ bookmarkKey, fieldRef }: NoteProps) {
  const id = useId()
  const { bookmark } = useBookmark(bookmarkKey)
  const unsaved = useStore(unsavedNotes).get(bookmarkKey)
  const text = unsaved?.text ?? bookmark?.note ?? ''
  const [wasUnsaved, setWasUnsaved] = useState(false)
  if (unsaved && !wasUnsaved) setWasUnsaved(true)
  const bookmarkAtFocus = useRef<Bookmark>(undefined)

  function handleLeave() {
    const before = bookmarkAtFocus.current
    bookmarkAtFocus.current = undefined
    if (before?.note && text.trim() === '') setUnsavedNote(before, text, true)
    void saveUnsavedNote(bookmarkKey)
  }

  const handleUnmount = useEffectEvent(handleLeave)
  useEffect(() => () => handleUnmount(), [])

  // Also runs when the dialog closes because its bookmark is gone.
  useEffect(() => bookmark && (() => offerUndoIfGone(bookmark)), [bookmark])

  const isSaved = wasUnsaved && !unsaved
  const hasNote = bookmark?.note !== undefined
  useEffect(() => {
    if (!isSaved || !hasNote) return undefined
    const timer = setTimeout(announce, 3000, 'Note saved.')
    return () => clearTimeout(timer)
  }, [isSaved, hasNote])

  if (!bookmark) return null
  return (
    <div className={`ui-row ui-small-print ${styles.note} ${text === '' ? 'ui-no-print' : ''}`}>
      <label htmlFor={id}>Your note</label>
      <span className="ui-no-print">{isSaved && 'Saved'}</span>
      <textarea
        ref={fieldRef}
        id={id}
        className="ui-field ui-no-print"
        dir="auto"
        translate="no"
        placeholder="What do you want to remember?"
        value={text}
        onChange={({ target }) => setUnsavedNote(bookmark, target.value)}
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
