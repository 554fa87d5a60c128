import { useQueries } from '@tanstack/react-query'
import type { Day } from '../../../apod/day.ts'
import type { Entry } from '../../../apod/entry.ts'
import type { Month } from '../../../apod/month.ts'
import { usePages } from '../../../navigation/use-pages.ts'
import { foundKey, type ListAnswer, monthKey } from '../../../service/archive/ask-list.ts'
import { listQuery } from '../../../service/archive/queries.ts'
import { type ListedPicture, oncePerDay } from '../../../service/archive/read-posts.ts'

export type List = ReturnType<typeof useList>

/**
 * The list of a month, or of what is found for words, so far. The history entry remembers how many pages
 * were asked for.
 */
export function useList(month: Month | null, words: string, today: Day) {
  const [pageCount, showPages] = usePages()
  const length = words === '' ? 0 : pageCount
  const keys = month
    ? [monthKey(month, today)]
    : Array.from({ length }, (_, index) => foundKey(words, index + 1))
  const queries = useQueries({ queries: keys.map(listQuery) })
  const answers: ListAnswer[] = []
  for (const { data: answer } of queries) {
    // Behind a page that is missing, nothing is shown.
    if (answer === null) break
    answers.push(answer)
  }
  const missing = queries[answers.length]
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
    isWhole: missing === undefined,
    isLoading: queries.some(({ isFetching }) => isFetching),
    /** Why a page is missing, also while the visitor tries again. */
    error: missing?.error ?? undefined,
    showMore: () => showPages(pageCount + 1),
    tryAgain: () => void missing?.refetch({ cancelRefetch: false }),
  }
}

/** A listed picture as an entry without words, for what shows the pictures of entries. */
export function listedEntry({ day, title, picture }: ListedPicture): Entry {
  const entry = { date: day, title, media_type: 'image', explanation: '' }
  return picture === null ? entry : { ...entry, url: picture }
}
