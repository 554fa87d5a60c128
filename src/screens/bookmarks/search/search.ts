import { alertReadingFailure } from '../../../bookmarks/alert-failure.ts'
import type { BookmarkKey } from '../../../bookmarks/bookmark-key.ts'
import { wordsOf } from './normalize.ts'
import { pause } from './yield-to-main.ts'
import { hasEveryWord } from './search-text.ts'
import { readSearchTexts, searchTextOf } from './search-texts.ts'
import { frameBudget } from '../../../ui/frame-budget.ts'

/** What is to be found: the same object for the same search. */
export interface Wanted {
  /** Every bookmark's, in the order that the found ones are to have. */
  keys: readonly BookmarkKey[]
  query: string
}

/** The keys of what was found, or that the bookmarks could not be read. */
type Found = readonly BookmarkKey[] | 'failed'

/** The longest that the search goes on without a pause, in milliseconds. */
const longest = 8

const searches = new WeakMap<Wanted, Promise<Found>>()
let latest: Wanted | undefined

/** True where the query has no word, so that all are wanted. */
export function isForAll({ query }: Wanted): boolean {
  return wordsOf(query).length === 0
}

/** Searches in short stretches; for React's `use`. A search that a later one overtakes never ends. */
export function find(wanted: Wanted): Promise<Found> {
  const begun = searches.get(wanted)
  if (begun) return begun
  latest = wanted
  const search = searchThrough(wanted)
  searches.set(wanted, search)
  return search
}

async function searchThrough(wanted: Wanted): Promise<Found> {
  const { keys, query } = wanted
  try {
    await readSearchTexts(keys)
  } catch (error) {
    alertReadingFailure(error)
    return 'failed'
  }
  const words = wordsOf(query)
  const found: BookmarkKey[] = []
  let timeLeft = frameBudget(longest)
  for (const key of keys) {
    if (hasEveryWord(searchTextOf(key), words)) found.push(key)
    if (timeLeft() > 0) continue
    // The pauses are the point.
    // oxlint-disable-next-line no-await-in-loop
    await pause()
    if (wanted !== latest) return new Promise(() => {})
    timeLeft = frameBudget(longest)
  }
  return found
}
