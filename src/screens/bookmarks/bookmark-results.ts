import { useDeferredValue, useEffect, useMemo } from 'react'
import { isDay } from '../../apod/day.ts'
import { type AddressOf, parseAddress, pathOf } from '../../navigation/address.ts'
import type { OrderOf } from '../../navigation/addresses.ts'
import { replacePath } from '../../navigation/history.ts'
import { closeLayer } from '../../navigation/layers.ts'
import { updateScreen, usePageCount } from '../../navigation/screen-memory.ts'
import { normalizeTyped } from '../../text/plain-text.ts'
import { useDraft, useLastDefined } from '../../ui/hooks.ts'
import type { Bookmark } from '../../bookmarks/bookmark.ts'
import type { Bookmarks } from '../../bookmarks/bookmark-store.ts'
import { matcherOf } from './matcher.ts'

/** How many tiles are shown at first: about a screenful. */
const firstTiles = 18

/** How many more with each further page: about a row, since a slow device draws no more of them within a frame. */
const tilesPerPage = 6

/** In milliseconds. WebKit refuses over 100 changes of the address in 10 or 30 seconds (WebKitGTK 2.50, November 2026). */
const typingPauseMs = 300

export type BookmarkResults = ReturnType<typeof useBookmarkResults>

/** The bookmark search and the order, which the address has, and their results. */
export function useBookmarkResults(
  { status, all }: Bookmarks,
  { words: savedWords, order, openKey: openText }: AddressOf<'bookmarks'>,
) {
  const [words, setDraft] = useDraft(savedWords)
  useEffect(() => {
    if (words === savedWords) return undefined
    const timer = setTimeout(() => updateSearch({ words, order }), typingPauseMs)
    return () => clearTimeout(timer)
  }, [words, savedWords, order])

  const openKey = all.find(({ key }) => String(key) === openText)?.key
  const isGone = status === 'ready' && openText !== undefined && openKey === undefined
  useEffect(() => {
    if (isGone) closeLayer('dialog')
  }, [isGone])

  const ordered = useMemo(() => sorted(all, order), [all, order])
  // Normalized without the blanks around them: a typed blank renders nothing again.
  const searched = useDeferredValue(normalizeTyped(words))
  const bookmarks = useMemo(() => {
    if (searched === '') return ordered
    const matches = matcherOf(searched)
    // The bookmark in the dialog stays while its note changes.
    return ordered.filter((bookmark) => bookmark.key === openKey || matches(bookmark))
  }, [ordered, searched, openKey])

  /** The index of the bookmark in the dialog; -1 for none. */
  const openIndex = bookmarks.findIndex(({ key }) => key === openKey)
  const pageCount = usePageCount()
  // Steps in the dialog may lead further: the tile that they end at is to have the focus.
  const lastOpenIndex = useLastDefined(openIndex < 0 ? undefined : openIndex) ?? 0

  function setWords(typed: string) {
    setDraft(typed)
    // Hundreds of tiles would come for the first letter where the list has grown.
    if (pageCount > 1) updateScreen({ pageCount: 1 })
  }

  return {
    words,
    setWords,
    order,
    bookmarks,
    bookmarkCount: all.length,
    openIndex,
    isSearch: searched !== '',
    /** How many tiles there are at most. */
    tileCount: Math.max(firstTiles + (pageCount - 1) * tilesPerPage, lastOpenIndex + 1),
    showMore: () => updateScreen({ pageCount: pageCount + 1 }),
  }
}

/** Writes a search and an order into the address, in the same history entry; what is open stays so. */
export function updateSearch(search: { words: string; order: OrderOf<'bookmarks'> }) {
  const here = parseAddress(location)
  if (here.screen !== 'bookmarks') return
  const path = pathOf({ ...here, ...search })
  if (path !== pathOf(here)) replacePath(path)
}

/** Takes a step in the dialog. */
export function showBookmark({ key }: Bookmark) {
  const here = parseAddress(location)
  if (here.screen === 'bookmarks' && here.openKey !== undefined)
    replacePath(pathOf({ ...here, openKey: String(key) }))
}

/** @param newestFirst all bookmarks, newest bookmarked first */
function sorted(newestFirst: readonly Bookmark[], order: OrderOf<'bookmarks'>) {
  switch (order) {
    case 'newest':
      return newestFirst
    case 'oldest':
      return newestFirst.toReversed()
    case 'date':
      return newestFirst.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
  }
}

/** Empty without one, so that it comes last. */
function dayOf({ entry }: Bookmark) {
  return isDay(entry.date) ? entry.date : ''
}
