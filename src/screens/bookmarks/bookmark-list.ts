import { useDeferredValue, useEffect, useMemo } from 'react'
import { isDay } from '../../apod/day.ts'
import type { Bookmark } from '../../bookmarks/bookmark.ts'
import { cachedBookmarks, useBookmarks } from '../../bookmarks/stored-bookmarks.ts'
import { type AddressOf, addressNow, pathOf } from '../../navigation/address.ts'
import { goTo, replaceAddress } from '../../navigation/history.ts'
import { closeLayer } from '../../navigation/layers.ts'
import type { Order } from '../../navigation/orders.ts'
import type { ScreenParameters } from '../../navigation/routes.ts'
import { updateVisit, useVisit } from '../../navigation/visits.ts'
import { normalizeTyped } from '../../text/plain-text.ts'
import { useDraft } from '../../ui/hooks.ts'
import { createMatcher } from './matcher.ts'

const initialTileCount = 18
/** About a row. A slow device can't render more within a frame. */
const tilesPerLoad = 6

export type BookmarkList = ReturnType<typeof useBookmarkList>

/** The bookmarks that the search finds, sorted, how many tiles to render, and what is in the dialog. */
export function useBookmarkList(address: AddressOf<'bookmarks'>) {
  const { bookmarks, ...query } = useBookmarks()
  const all = useMemo(() => [...bookmarks.values()], [bookmarks])
  const [draftTerms, setDraft] = useDraft(address.terms)
  // Normalized, so that typing a space doesn't filter the list again.
  const deferredTerms = useDeferredValue(normalizeTyped(draftTerms))
  const openKey = useOpenKey(all, query.isLoaded, address.openKey)
  const { order } = address
  const ordered = useMemo(() => sorters[order](all), [all, order])
  const found = useMemo(() => {
    if (deferredTerms === '') return ordered
    const matches = createMatcher(deferredTerms)
    // The bookmark in the dialog stays: its note may no longer match, or a link may have named it.
    return ordered.filter((bookmark) => bookmark.key === openKey || matches(bookmark))
  }, [ordered, deferredTerms, openKey])
  const openIndex = found.findIndex(({ key }) => key === openKey)
  const tileCount = useVisit('tileCount') ?? initialTileCount
  return {
    ...query,
    /** What is in the search field. `BookmarksHeader` adds it to the address. */
    draftTerms,
    setDraftTerms: (typed: string) => {
      setDraft(typed)
      // If the list has grown, the first letter would otherwise render hundreds of tiles.
      updateVisit({ tileCount: initialTileCount })
      if (typed === '') updateBookmarksAddress({ terms: '' })
    },
    isFiltered: deferredTerms !== '',
    order,
    found,
    all,
    tileCount,
    showMore: () => updateVisit({ tileCount: tileCount + tilesPerLoad }),
    /** The index of the bookmark in the dialog, or -1. */
    openIndex,
  }
}

/** If no bookmark has the key, its day opens, or the dialog closes if it isn't a day or was removed here. */
function useOpenKey(all: readonly Bookmark[], isLoaded: boolean, requestedKey: string | undefined) {
  const openKey = all.find(({ key }) => String(key) === requestedKey)?.key
  const missingKey = isLoaded && openKey === undefined ? requestedKey : undefined
  useEffect(() => {
    if (missingKey === undefined) return
    const wasRemoved = [...cachedBookmarks().removed.keys()].map(String).includes(missingKey)
    if (wasRemoved || !isDay(missingKey)) closeLayer('entry')
    else goTo(pathOf({ screen: 'day', date: missingKey, layers: ['entry'] }), { replace: true })
  }, [missingKey])
  return openKey
}

/** Returns whether the address has changed. */
export function updateBookmarksAddress(changes: Partial<ScreenParameters['bookmarks']>): boolean {
  const here = addressNow()
  if (here.screen !== 'bookmarks') return false
  const next = { ...here, ...changes }
  return pathOf(next) !== pathOf(here) && replaceAddress(next)
}

/** In `all`, the bookmarks added last come first. */
const sorters: Record<Order, (all: readonly Bookmark[]) => readonly Bookmark[]> = {
  newest: (all) => all,
  oldest: (all) => all.toReversed(),
  date: (all) => all.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a))),
}

/** The day, or an empty text, which is sorted last. */
function dayOf({ entry }: Bookmark) {
  return isDay(entry.date) ? entry.date : ''
}
