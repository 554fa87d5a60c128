import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatCount } from '../text/plain-text.ts'
import { alertError } from '../ui/messages.ts'
import { bookmarksQuery } from './stored-bookmarks.ts'

/** Alerts why bookmarks can't be read, once if several automatic reads in a row fail. */
export function ReadFailureAlert() {
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
