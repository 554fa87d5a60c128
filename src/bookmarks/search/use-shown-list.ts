import { useDeferredValue, useMemo } from 'react'
import { type BookmarkSearch, bookmarksPath } from '../../navigation/address.ts'
import { rewriteAddress } from '../../navigation/history.ts'
import { useAddress } from '../../navigation/use-location.ts'
import type { Bookmark, Key } from '../bookmark.ts'
import { hasEveryWord, searchWords } from './find.ts'
import { inOrder } from './order.ts'

const noSearch: BookmarkSearch = { query: '', order: 'newest' }

/**
 * The search and the order that the address has, and the bookmarks that are shown for them.
 * @param openKey the one in the dialog: it keeps its place while its note changes
 */
export function useShownList(bookmarks: readonly Bookmark[], openKey: Key | undefined) {
  const address = useAddress()
  const { query, order } = address.screen === 'bookmarks' ? address : noSearch
  const ordered = useMemo(() => inOrder(bookmarks, order), [bookmarks, order])
  // Words, so that a typed space renders nothing again.
  const words = useDeferredValue(searchWords(query).join(' '))
  const list = useMemo(() => {
    const each = words.split(' ').filter(Boolean)
    if (each.length === 0) return ordered
    return ordered.filter((bookmark) => bookmark.key === openKey || hasEveryWord(bookmark, each))
  }, [ordered, words, openKey])
  return { query, order, list, isSearch: words !== '' }
}

export type ShownList = ReturnType<typeof useShownList>

/** Searches and sorts the list: the address has it at once, in the same history entry. */
export function changeSearch(params: BookmarkSearch) {
  rewriteAddress(bookmarksPath(params))
}
