import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { bookmarkStore } from '../bookmark-store.ts'
import { followChanges } from '../changes.ts'
import type { Key } from '../key.ts'
import { type BookmarkSearch, bookmarksPath } from '../../navigation/address.ts'
import { rewriteAddress } from '../../navigation/history.ts'
import { useAddress } from '../../navigation/use-location.ts'
import { frontDialog } from '../../ui/dialog/open-dialogs.ts'
import { inOrder } from './order.ts'
import { hasEveryWord, searchWords } from './search-text.ts'
import { createSearchCache, type SearchCache } from './search-cache.ts'

const noSearch: BookmarkSearch = { query: '', order: 'newest' }

/**
 * The search and the order that the visitor chose, and what is shown for them.
 * @param keys undefined until they are known
 */
export function useShownList(keys: readonly Key[] | undefined) {
  const address = useAddress()
  const { query, order } = address.screen === 'bookmarks' ? address : noSearch
  const ordered = useMemo(() => keys && inOrder(keys, order), [keys, order])
  const [cache] = useState(createSearchCache)
  useEffect(() => followChanges(cache.forgetTexts), [cache])
  const found = useFoundKeys(ordered, query, cache)
  /** Reads what a search needs before its first key press; the search reports a failure. */
  const readAhead = () => void (ordered && cache.readTexts(ordered).catch(() => {}))
  return { query, order, ordered, found, readAhead }
}

export type ShownList = ReturnType<typeof useShownList>

/** Searches and sorts the list: the address has it at once, in the same history entry. */
export function changeSearch(params: BookmarkSearch) {
  rewriteAddress(bookmarksPath(params))
}

/** Without a search all keys, otherwise those that were found; none before the first result. */
interface Found {
  state: 'all' | 'searching' | 'found' | 'failed'
  keys: readonly Key[]
}

/**
 * The keys of the bookmarks that have every word of the query, in their order; all for a query
 * without words. The previous result stays until the next one is there.
 */
function useFoundKeys(keys: readonly Key[] | undefined, query: string, cache: SearchCache): Found {
  const [found, setFound] = useState<Found>({ state: 'searching', keys: [] })
  const words = searchWords(query).join(' ')

  /** While the visitor may be changing the note of a bookmark that was found by it. */
  const keptKeys = useEffectEvent(() => (frontDialog() ? found.keys : []))

  useEffect(() => {
    if (!keys) return undefined
    let isStale = false
    const show = (next: Found) => isStale || startTransition(() => setFound(next))
    void search(keys, words, cache, keptKeys()).then(show)
    return () => void (isStale = true)
  }, [keys, words, cache])

  return keys && words === '' ? { state: 'all', keys } : found
}

/** @param kept found before, and found again whatever their words are */
async function search(
  keys: readonly Key[],
  words: string,
  cache: SearchCache,
  kept: readonly Key[],
): Promise<Found> {
  if (words === '') return { state: 'all', keys }
  try {
    const texts = await cache.readTexts(keys)
    const every = words.split(' ')
    const isKept = new Set(kept)
    const isFound = (key: Key) => isKept.has(key) || hasEveryWord(texts.get(key) ?? '', every)
    return { state: 'found', keys: keys.filter(isFound) }
  } catch (error) {
    bookmarkStore.alertReadingFailure(error)
    return { state: 'failed', keys: [] }
  }
}
