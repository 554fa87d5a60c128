import { useMemo } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { historyState, rememberHere } from '../../../navigation/history-state.ts'
import { foundKey, listCache } from '../../../service/archive/ask-list.ts'
import { oncePerDay } from '../../../service/archive/read-posts.ts'
import { useLookUps } from '../../../service/use-look-up.ts'

/** What is found in the archive so far. The history entry remembers how many pages were asked for. */
export function useFound(words: string) {
  const pageCount = useLocationProperty(() => historyState().pages ?? 1)
  const keys = useMemo(
    () => Array.from({ length: pageCount }, (_, index) => foundKey(words, index + 1)),
    [words, pageCount],
  )
  const states = useLookUps(listCache, keys)
  // Behind a page that is missing, nothing is shown.
  const missing = states.findIndex(({ answer }) => answer === undefined)
  const known = missing < 0 ? states : states.slice(0, missing)
  const answers = known.flatMap(({ answer }) => answer ?? [])
  return {
    pictures: oncePerDay(answers.flatMap(({ pictures }) => pictures)),
    /** Undefined where NASA does not say it. */
    total: answers[0]?.total,
    /** Whether there are no more. */
    isEnd: answers.some(({ isEnd }) => isEnd),
    /** Whether all pages that were asked for are there. */
    isWhole: missing < 0,
    isLoading: states.some(({ status }) => status === 'loading'),
    /** Why a page is missing, also while the visitor tries again. */
    error: states[missing]?.error,
    showMore: () => rememberHere({ pages: pageCount + 1 }),
    tryAgain: () => void keys.slice(missing, missing + 1).map(listCache.lookUp),
  }
}
