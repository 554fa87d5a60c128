import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { formatCount } from '../text/plain-text.ts'
import { alertError } from '../ui/messages.ts'
import { offerRemovalUndo } from './removal.ts'
import { BookmarkRemovedError, bookmarksQuery } from './stored-bookmarks.ts'
import { dropUnsavedNote, type UnsavedNote, unsavedNotes } from './unsaved-notes.ts'

/** Alerts what fails without a press: reading the bookmarks, and saving a note. */
export function StorageAlerts() {
  const notes = [...useStore(unsavedNotes).values()]
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
  useEffect(() => {
    addEventListener('beforeunload', askBeforeLeaving)
    return () => removeEventListener('beforeunload', askBeforeLeaving)
  }, [])
  return null
}

function askBeforeLeaving(event: Event) {
  event.preventDefault()
}
