import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { formatCount } from '../text/plain-text.ts'
import { alertError } from '../ui/messages.ts'
import { offerRemovalUndo } from './removal.ts'
import { BookmarkRemovedError, bookmarksQuery } from './stored-bookmarks.ts'
import {
  dropUnsavedNote,
  storeUnsavedNotes,
  type UnsavedNote,
  unsavedNotes,
} from './unsaved-notes.ts'

/** Alerts what fails without a press: reading the bookmarks, and saving a note. */
export function StorageAlerts() {
  const notes = [...useStore(unsavedNotes).values()]
  const isUnsaved = notes.length > 0
  useEffect(() => {
    // Only while a note is unsaved: with this listener, Firefox keeps no page in its back/forward cache.
    if (!isUnsaved) return undefined
    addEventListener('beforeunload', handleBeforeUnload)
    return () => removeEventListener('beforeunload', handleBeforeUnload)
  }, [isUnsaved])
  return (
    <>
      <ReadFailure />
      {notes.map(
        (note) => note.error !== undefined && <NoteFailure key={note.bookmark.key} {...note} />,
      )}
    </>
  )
}

/** Alerts once if several automatic reads in a row fail. */
function ReadFailure() {
  const { data, error, isFetching } = useQuery({ ...bookmarksQuery, enabled: false })
  const unreadable = data?.unreadable ?? []
  const reason = error ?? unreadable[0]
  const sentence = sentenceFor(error, unreadable.length)
  const lastSentence = useRef('')
  useEffect(() => {
    if (isFetching) return
    if (sentence !== '' && sentence !== lastSentence.current) alertError(sentence, reason)
    lastSentence.current = sentence
  }, [sentence, reason, isFetching])
  return null
}

function sentenceFor(error: unknown, unreadableCount: number) {
  if (error) return 'Your bookmarks couldn’t be read.'
  return unreadableCount > 0 ? `${formatCount(unreadableCount, 'bookmark')} couldn’t be read.` : ''
}

/** From a note's first failure until it is stored. */
function NoteFailure({ bookmark, text, error }: UnsavedNote) {
  const isBookmarkRemoved = error instanceof BookmarkRemovedError
  const tellVisitor = useEffectEvent((isRemoved: boolean) => {
    if (!isRemoved) return alertError('Your note couldn’t be saved.', error)
    dropUnsavedNote(bookmark.key)
    offerRemovalUndo({ ...bookmark, record: { ...bookmark.record, note: text } })
  })
  useEffect(() => tellVisitor(isBookmarkRemoved), [isBookmarkRemoved])
  return null
}

/** Stores notes while the page is still there, and asks first if that has failed before. */
function handleBeforeUnload(event: Event) {
  storeUnsavedNotes()
  const notes = [...unsavedNotes.getState().values()]
  if (notes.some(({ error }) => error !== undefined)) event.preventDefault()
}
