import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { formatCount } from '../text/plain-text.ts'
import { alertError } from '../ui/messages.ts'
import { bookmarksQuery } from './stored-bookmarks.ts'

export const readFailure = 'Your bookmarks couldn’t be read.'

/** Alerts why bookmarks can't be read: once, however often they are read again, until that succeeds. */
export function useReadFailureAlert() {
  const { data: reasons, error } = useQuery({
    ...bookmarksQuery,
    enabled: false,
    select: (read) => read?.unreadable ?? [],
  })
  const count =
    reasons.length > 0 ? `${formatCount(reasons.length, 'bookmark')} couldn’t be read.` : ''
  const sentence = error ? readFailure : count
  const tellVisitor = useEffectEvent(() => alertError(sentence, error ?? reasons[0]))
  useEffect(() => {
    if (sentence !== '') tellVisitor()
  }, [sentence])
}
