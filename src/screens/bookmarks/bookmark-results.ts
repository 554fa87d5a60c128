import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { isDay } from '../../apod/day.ts'
import { type AddressOf, parseAddress, pathOf } from '../../navigation/address.ts'
import type { LinkParts, OrderOf } from '../../navigation/routes.ts'
import { replacePath } from '../../navigation/history.ts'
import { closeLayer } from '../../navigation/layers.ts'
import { updateVisit, usePageCount } from '../../navigation/visits.ts'
import { normalizeTyped } from '../../text/plain-text.ts'
import { useDraft } from '../../ui/hooks.ts'
import type { Bookmark } from '../../bookmarks/bookmark.ts'
import { removals } from '../../bookmarks/removals.ts'
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
  const ordered = useMemo(() => sorters[order](all), [all, order])
  const bookmarks = useMemo(() => {
    if (searched === '') return ordered
    const matches = matcherOf(searched)
    // The bookmark in the dialog stays while its note changes.
    return ordered.filter((bookmark) => bookmark.key === openKey || matches(bookmark))
  }, [ordered, searched, openKey])
  /** The index of the bookmark in the dialog; -1 for none. */
  const openIndex = bookmarks.findIndex(({ key }) => key === openKey)
  const isSearch = searched !== ''
  const results = { words, setWords, isSearch, order, bookmarks, openIndex, missingKey }
  return { ...results, bookmarkCount: all.length, ...useTileCount() }
}

/** The words in the search field; the address gets them once the visitor pauses. */
function useSearchField({ words: savedWords, order }: AddressOf<'bookmarks'>) {
  const [words, setDraft] = useDraft(savedWords)
  useEffect(() => {
    if (words === savedWords) return undefined
    const timer = setTimeout(() => changeAddress({ words, order }), typingPauseMs)
    return () => clearTimeout(timer)
  }, [words, savedWords, order])

  function setWords(typed: string) {
    setDraft(typed)
    // Otherwise the first letter would render hundreds of tiles if the list has grown.
    updateVisit({ pageCount: 1 })
  }

  // Trimmed, so that typing a space does not filter the list again.
  return { words, setWords, searched: useDeferredValue(normalizeTyped(words)) }
}

/** The key of the bookmark that the address opens, and the key that a link has named if it is not here. */
function useOpenKey(all: readonly Bookmark[], isRead: boolean, openText: string | undefined) {
  const [missingKey, setMissingKey] = useState<string>()
  const keyOf = (text: string | undefined) => all.find(({ key }) => String(key) === text)?.key
  const openKey = keyOf(openText)
  const isGone = isRead && openText !== undefined && openKey === undefined
  // A removal says so itself.
  const isMissing = isGone && ![...removals.keys()].map(String).includes(openText)
  if (isMissing && openText !== missingKey) setMissingKey(openText)
  useEffect(() => {
    if (isGone) closeLayer('dialog')
  }, [isGone])
  return { openKey, missingKey: keyOf(missingKey) === undefined ? missingKey : undefined }
}

/** About a screenful. */
const firstTiles = 18

/** About a row, because a slow device draws no more of them within a frame. */
const tilesPerPage = 6

function useTileCount() {
  const pageCount = usePageCount()
  return {
    tileCount: firstTiles + (pageCount - 1) * tilesPerPage,
    showMore: () => updateVisit({ pageCount: pageCount + 1 }),
  }
}

/** Changes the address of Bookmarks in the same history entry. What is open stays open. */
export function changeAddress(changes: Partial<LinkParts['bookmarks']>) {
  const here = parseAddress(location)
  if (here.screen !== 'bookmarks') return
  const path = pathOf({ ...here, ...changes })
  if (path !== pathOf(here)) replacePath(path)
}

/** Sort all bookmarks, which come newest first. */
const sorters: Record<OrderOf<'bookmarks'>, (all: readonly Bookmark[]) => readonly Bookmark[]> = {
  newest: (all) => all,
  oldest: (all) => all.toReversed(),
  date: (all) => all.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a))),
}

/** Empty without a day, so that the bookmark comes last. */
function dayOf({ entry }: Bookmark) {
  return isDay(entry.date) ? entry.date : ''
}
