import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { announce, showMessage } from '../ui/messages.ts'
import type { Bookmark } from './bookmark.ts'
import { addRecords, cachedBookmarks } from './stored-bookmarks.ts'
import { storeNote, typeNote, unsavedNotes } from './unsaved-notes.ts'
import styles from './NoteField.module.css'

interface NoteFieldProps {
  bookmark: Bookmark
  fieldRef: RefObject<HTMLTextAreaElement | null>
}

export function NoteField({ bookmark, fieldRef }: NoteFieldProps) {
  const id = useId()
  const unsaved = useStore(unsavedNotes).get(bookmark.key)?.text
  const text = unsaved ?? bookmark.note ?? ''
  const [hasTyped, setHasTyped] = useState(unsaved !== undefined)
  const isSaved = hasTyped && unsaved === undefined

  const bookmarkAtFocus = useRef<Bookmark>(undefined)
  async function handleLeave() {
    const before = bookmarkAtFocus.current
    if (!before) return
    bookmarkAtFocus.current = undefined
    await storeNote(bookmark.key)
    // If that failed, it is tried again.
    await unsavedNotes.getState().get(bookmark.key)?.done
    const after = cachedBookmarks().bookmarks.get(bookmark.key)
    if (!after || after.note === before.note) return
    if (after.note === undefined) offerNoteUndo(before)
    else announce('Note saved.')
  }
  const handleUnmount = useEffectEvent(handleLeave)
  useEffect(() => () => void handleUnmount(), [])

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
        onChange={({ target }) => {
          setHasTyped(true)
          typeNote(bookmark, target.value)
        }}
        onFocus={() => {
          bookmarkAtFocus.current = bookmark
        }}
        onBlur={() => void handleLeave()}
      />
      {/* A text field would print only the lines that fit into it. */}
      <p className="ui-print-only" dir="auto" translate="no">
        {text}
      </p>
    </div>
  )
}

function offerNoteUndo({ key, record }: Bookmark) {
  async function undo() {
    await storeNote(key)
    await addRecords([record])
  }
  showMessage('Note removed.', { undo })
}
