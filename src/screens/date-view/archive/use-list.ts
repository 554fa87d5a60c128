import { useMemo } from 'react'
import type { Day } from '../../../apod/day.ts'
import type { Entry } from '../../../apod/entry.ts'
import type { Month } from '../../../apod/month.ts'
import { usePages } from '../../../navigation/use-pages.ts'
import {
  foundKey,
  type ListAnswer,
  listCache,
  monthKey,
} from '../../../service/archive/ask-list.ts'
import { type ListedPicture, oncePerDay } from '../../../service/archive/read-posts.ts'
import { useLookUps } from '../../../service/use-look-up.ts'

export type List = ReturnType<typeof useList>

/**
 * The list of a month, or of what is found for words, so far. The history entry remembers how many pages
 * were asked for.
 */
export function useList(month: Month | null, words: string, today: Day) {
  const [pageCount, showPages] = usePages()
  const keys = useMemo(() => {
    if (month) return [monthKey(month, today)]
    const length = words === '' ? 0 : pageCount
    return Array.from({ length }, (_, index) => foundKey(words, index + 1))
  }, [month, words, today, pageCount])
  const states = useLookUps(listCache, keys)
  const answers: ListAnswer[] = []
  for (const { answer } of states) {
    // Behind a page that is missing, nothing is shown.
    if (answer === undefined) break
    answers.push(answer)
  }
  const missingKey = keys[answers.length]
  const isLoading = states.some(({ status }) => status === 'loading')
  const pictures = oncePerDay(answers.flatMap(({ posts }) => posts))
  const isEnd = answers.some((answer) => answer.isEnd)
  return {
    pictures,
    /** Undefined where NASA does not say it. */
    total: answers[0]?.total,
    /** Whether its first page is there. */
    isBegun: answers.length > 0,
    /** Whether there are no more. */
    isEnd,
    /** Whether it is known that nothing was found. */
    isNothingFound: isEnd && pictures.length === 0,
    /** Whether all pages that were asked for are there. */
    isWhole: missingKey === undefined,
    isLoading,
    /** Why a page is missing, also while the visitor tries again. */
    error: states[answers.length]?.error,
    showMore: () => showPages(pageCount + 1),
    tryAgain: () => {
      if (missingKey !== undefined && !isLoading) void listCache.lookUp(missingKey)
    },
  }
}

/** A listed picture as an entry without words, for what shows the pictures of entries. */
export function listedEntry({ day, title, picture }: ListedPicture): Entry {
  const entry = { date: day, title, media_type: 'image', explanation: '' }
  return picture === null ? entry : { ...entry, url: picture }
}
