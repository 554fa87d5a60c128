import { useDeferredValue, useEffect, useMemo } from 'react'
import { normalizeTyped } from '../../text/fold.ts'
import { type BookmarkSearch, parseAddress } from '../../navigation/address.ts'
import { pathOf } from '../../navigation/path-of.ts'
import { replacePath } from '../../navigation/history.ts'
import { useAddress } from '../../navigation/rendered-location.ts'
import { useDraft } from '../../ui/hooks.ts'
import type { Bookmarks } from '../bookmark-store.ts'
import { matcherOf } from './matcher.ts'
import { useOpenKey } from './open-bookmark.ts'
import { sorted } from './order.ts'

/** In milliseconds. WebKit refuses over 100 changes of the address in 10 or 30 seconds (WebKitGTK 2.50, November 2026). */
const typingPause = 300

const noSearch: BookmarkSearch = { words: '', order: 'newest' }

export type BookmarkResults = ReturnType<typeof useBookmarkResults>

/** The search and the order, which the address has, and the bookmarks that are shown for them. */
export function useBookmarkResults(all: Bookmarks) {
  const address = useAddress()
  const { words: savedWords, order } = address.screen === 'bookmarks' ? address : noSearch
  const [words, setWords] = useDraft(savedWords)
  useEffect(() => {
    if (words === written) return undefined
    const timer = setTimeout(() => updateSearch({ words, order }), typingPause)
    return () => clearTimeout(timer)
  }, [words, savedWords, order])
  const openKey = useOpenKey(all)
  const ordered = useMemo(() => sorted(all.all, order), [all.all, order])
  // Without the blanks around them: a typed blank renders nothing again.
  const searched = useDeferredValue(normalizeTyped(words))
  const bookmarks = useMemo(() => {
    if (searched === '') return ordered
    const isFound = matcherOf(searched)
    // The bookmark in the dialog stays while its note changes.
    return ordered.filter((bookmark) => bookmark.key === openKey || isFound(bookmark))
  }, [ordered, searched, openKey])
  /** The index of the bookmark in the dialog; -1 for none. */
  const openIndex = bookmarks.findIndex(({ key }) => key === openKey)
  return {
    words,
    setWords,
    order,
    bookmarks,
    total: all.all.length,
    openIndex,
    isSearch: searched !== '',
  }
}

/** Writes a search and an order into the address, in the same history entry; what is open stays so. */
export function updateSearch(search: BookmarkSearch) {
  const here = parseAddress(location)
  if (here.screen !== 'bookmarks') return
  const path = pathOf({ ...here, ...search })
  if (path !== pathOf(here)) replacePath(path)
}
