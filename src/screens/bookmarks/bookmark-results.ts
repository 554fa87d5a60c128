import { useDeferredValue, useEffect, useMemo } from 'react'
import { isDay } from '../../apod/day.ts'
import { type AddressOf, parseAddress, pathOf } from '../../navigation/address.ts'
import type { OrderOf } from '../../navigation/routes.ts'
import { replacePath } from '../../navigation/history.ts'
import { closeLayer } from '../../navigation/layers.ts'
import { updateVisit, usePageCount, useVisit } from '../../navigation/visits.ts'
import { normalizeTyped } from '../../text/plain-text.ts'
import { useDraft, useLastDefined } from '../../ui/hooks.ts'
import type { Bookmark } from '../../bookmarks/bookmark.ts'
import { matcherOf } from './matcher.ts'

/** WebKit refuses over 100 changes of the address in 10 or 30 seconds (WebKitGTK 2.50, November 2026). */
const typingPauseMs = 300

export type BookmarkResults = ReturnType<typeof useBookmarkResults>

/** What Bookmarks shows: the bookmarks that the search finds, in their order, as tiles and in the dialog. */
export function useBookmarkResults(
  all: readonly Bookmark[],
  isRead: boolean,
  address: AddressOf<'bookmarks'>,
) {
  const { words, setWords, searched } = useSearchField(address)
  const { openKey, missingKey } = useOpenKey(all, isRead, address.openKey)
  const { order } = address
  const ordered = useMemo(() => sorted(all, order), [all, order])
  const bookmarks = useMemo(() => {
    if (searched === '') return ordered
    const matches = matcherOf(searched)
    // The bookmark in the dialog stays while its note changes.
    return ordered.filter((bookmark) => bookmark.key === openKey || matches(bookmark))
  }, [ordered, searched, openKey])
  /** The index of the bookmark in the dialog; -1 for none. */
  const openIndex = bookmarks.findIndex(({ key }) => key === openKey)
  const isSearch = searched !== ''
  const tiles = usePlacedTiles(bookmarks.length, openIndex)
  const results = { words, setWords, isSearch, order, bookmarks, openIndex, missingKey }
  return { ...results, bookmarkCount: all.length, ...tiles }
}

/** The words in the search field; the address gets them once the visitor pauses. */
function useSearchField({ words: savedWords, order }: AddressOf<'bookmarks'>) {
  const [words, setDraft] = useDraft(savedWords)
  useEffect(() => {
    if (words === savedWords) return undefined
    const timer = setTimeout(() => updateSearch({ words, order }), typingPauseMs)
    return () => clearTimeout(timer)
  }, [words, savedWords, order])

  function setWords(typed: string) {
    setDraft(typed)
    // Hundreds of tiles would come for the first letter where the list has grown.
    updateVisit(firstPage)
  }

  // Normalized without the blanks around them: a typed blank renders nothing again.
  return { words, setWords, searched: useDeferredValue(normalizeTyped(words)) }
}

/** The bookmark that the address opens; or what it has named, and is not here. */
function useOpenKey(all: readonly Bookmark[], isRead: boolean, openText: string | undefined) {
  const openKey = all.find(({ key }) => String(key) === openText)?.key
  const isGone = isRead && openText !== undefined && openKey === undefined
  const lastOpenKey = useLastDefined(openKey)
  const lastMissing = useLastDefined(
    isGone && openText !== String(lastOpenKey) ? openText : undefined,
  )
  useEffect(() => {
    if (isGone) closeLayer('dialog')
  }, [isGone])
  const isHere = all.some(({ key }) => String(key) === lastMissing)
  return { openKey, missingKey: isHere ? undefined : lastMissing }
}

/** How many tiles are shown at first: about a screenful. */
const firstTiles = 18

/** How many more with each further page: about a row, since a slow device draws no more of them within a frame. */
const tilesPerPage = 6

const firstPage = { pageCount: 1, firstTile: 0 }

/** Which of the results have tiles: those from the first one, or from near a bookmark that a link has opened. */
function usePlacedTiles(count: number, openIndex: number) {
  const pageCount = usePageCount()
  const tileCount = firstTiles + (pageCount - 1) * tilesPerPage
  const begin = useVisit('firstTile') ?? (openIndex < tileCount ? 0 : openIndex - tilesPerPage)
  const firstTile = begin < count ? begin : 0
  useEffect(() => {
    if (openIndex >= 0) updateVisit({ firstTile })
  }, [openIndex, firstTile])

  return {
    /** The index of the first bookmark that has a tile, and how many there are at most. */
    firstTile,
    tileCount,
    showFirst: () => updateVisit(firstPage),
    showMore: () => updateVisit({ pageCount: pageCount + 1 }),
    /** Gives a tile to a bookmark before or behind the others. */
    showIndex(index: number) {
      if (index >= firstTile && index < firstTile + tileCount) return
      const isBefore = index < firstTile
      updateVisit({
        pageCount: pageCount + 1,
        firstTile: isBefore ? Math.max(0, firstTile - tilesPerPage) : firstTile,
      })
    },
  }
}

/** Takes a step in the dialog. */
export function showBookmark({ key }: Bookmark) {
  const here = parseAddress(location)
  if (here.screen === 'bookmarks' && here.openKey !== undefined)
    replacePath(pathOf({ ...here, openKey: String(key) }))
}

/** Writes a search and an order into the address, in the same history entry; what is open stays so. */
export function updateSearch(search: { words: string; order: OrderOf<'bookmarks'> }) {
  const here = parseAddress(location)
  if (here.screen !== 'bookmarks') return
  const path = pathOf({ ...here, ...search })
  if (path === pathOf(here)) return
  updateVisit({ firstTile: 0 })
  replacePath(path)
}

/** @param newestFirst all bookmarks, newest bookmarked first */
function sorted(
  newestFirst: readonly Bookmark[],
  order: OrderOf<'bookmarks'>,
): readonly Bookmark[] {
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
