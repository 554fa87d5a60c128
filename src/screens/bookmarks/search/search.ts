import { alertReadingFailure } from '../../../bookmarks/alert-failure.ts'
import type { BookmarkKey } from '../../../bookmarks/bookmark-key.ts'
import { searchWords } from './normalize.ts'
import { hasEveryWord } from './search-text.ts'
import { readSearchTexts, searchTextOf } from './search-texts.ts'

/** A search; the same object for the same search. */
export interface SearchRequest {
  /** The keys of all bookmarks, in the order for the results. */
  keys: readonly BookmarkKey[]
  query: string
}

/** The keys that were found; 'failed' if the bookmarks could not be read. */
type Found = readonly BookmarkKey[] | 'failed'

/** The longest time between two pauses, in milliseconds. */
const longest = 8

const searches = new WeakMap<SearchRequest, Promise<Found>>()
let latest: SearchRequest | undefined

/** True if the query is empty, so that everything matches. */
export function matchesAll({ query }: SearchRequest): boolean {
  return searchWords(query).length === 0
}

/** Searches with pauses, for React's `use`. A search that is replaced by a later one never resolves. */
export function search(request: SearchRequest): Promise<Found> {
  const known = searches.get(request)
  if (known) return known
  latest = request
  const running = searchThrough(request)
  searches.set(request, running)
  return running
}

async function searchThrough(request: SearchRequest): Promise<Found> {
  const { keys, query } = request
  try {
    await readSearchTexts(keys)
  } catch (error) {
    alertReadingFailure(error)
    return 'failed'
  }
  const words = searchWords(query)
  const found: BookmarkKey[] = []
  let end = performance.now() + longest
  for (const key of keys) {
    if (hasEveryWord(searchTextOf(key), words)) found.push(key)
    if (performance.now() < end) continue
    // The pauses are the point.
    // oxlint-disable-next-line no-await-in-loop
    await yieldToMain()
    if (request !== latest) return new Promise(() => {})
    end = performance.now() + longest
  }
  return found
}

/** Lets the browser answer keys and draw before the search goes on. */
function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((done) => setTimeout(done))
}
