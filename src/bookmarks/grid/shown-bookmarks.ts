import { useDeferredValue, useEffect, useMemo } from 'react'
import { catalogueNamesIn, rewriteNames } from '../../apod/catalogues.ts'
import { isDay } from '../../apod/day.ts'
import { collapseWhitespace } from '../../apod/fields.ts'
import { fold, typedWords } from '../../apod/fold.ts'
import { readSearch } from '../../apod/search-words.ts'
import { type BookmarkSearch, parseAddress } from '../../navigation/address.ts'
import { pathOf } from '../../navigation/path-of.ts'
import { replacePath } from '../../navigation/history.ts'
import { closeLayer } from '../../navigation/layers.ts'
import { useAddress } from '../../navigation/hooks.ts'
import { useDraft } from '../../ui/hooks.ts'
import type { Bookmark, Key } from '../bookmark.ts'
import type { Bookmarks } from '../bookmark-store.ts'
import { visitorFieldsOf } from '../visitor-fields.ts'

/** In milliseconds. WebKit refuses over 100 changes of the address in 10 or 30 seconds (WebKitGTK 2.50, November 2026). */
const typingPause = 300

const noSearch: BookmarkSearch = { words: '', order: 'newest' }

export type ShownBookmarks = ReturnType<typeof useShownBookmarks>

/** The search and the order, which the address has, and the bookmarks that are shown for them. */
export function useShownBookmarks(all: Bookmarks) {
  const address = useAddress()
  const { words: written, order } = address.screen === 'bookmarks' ? address : noSearch
  const [words, setWords] = useDraft(written)
  useEffect(() => {
    if (words === written) return undefined
    const timer = setTimeout(() => changeSearch({ words, order }), typingPause)
    return () => clearTimeout(timer)
  }, [words, written, order])
  const openKey = useOpenKey(all)
  const ordered = useMemo(() => sorted(all.list, order), [all.list, order])
  // Without the blanks around them: a typed blank renders nothing again.
  const searched = useDeferredValue(typedWords(words))
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
    total: all.list.length,
    openIndex,
    isSearch: searched !== '',
  }
}

/** Writes a search and an order into the address, in the same history entry; what is open stays so. */
export function changeSearch(search: BookmarkSearch) {
  const here = parseAddress(location)
  if (here.screen !== 'bookmarks') return
  const path = pathOf({ ...here, ...search })
  if (path !== pathOf(here)) replacePath(path)
}

/**
 * Tells whether a bookmark has each word and each phrase of a search, and each object of the sky in any spelling, or the
 * day or the month that the search names.
 */
export function matcherOf(typed: string): (bookmark: Bookmark) => boolean {
  const { day, month, parts } = readSearch(typed)
  // `2020-01-1` may be the beginning of `2020-01-17`.
  const date = /^\d{4}-\d\d-\d$/.test(typed) ? null : (day ?? month)
  const folded = parts.map(({ text, isPhrase }) => ({ text: fold(text), isPhrase }))
  const objects = folded.flatMap(({ text }) => catalogueNamesIn(text))
  const others = folded.flatMap(({ text, isPhrase }) => {
    const between = rewriteNames(text, () => '\n').split(isPhrase ? '\n' : /\s/)
    return between.map((words) => words.trim())
  })
  return (bookmark) => {
    const text = searchText(bookmark)
    if (date !== null && text.includes(date)) return true
    const hasObjects = objects.every(({ anySpelling }) => anySpelling.test(text))
    return hasObjects && others.every((words) => text.includes(words))
  }
}

const texts = new WeakMap<Bookmark, string>()

/** What is searched of a bookmark, folded once; no word or phrase spans two fields. */
export function searchText(bookmark: Bookmark): string {
  const known = texts.get(bookmark)
  if (known !== undefined) return known
  const { title, copyright, explanation, alt, date } = bookmark.entry
  const own = Object.values(visitorFieldsOf(bookmark.record))
  const fields = [title, copyright, explanation, alt, date, ...own].join('\0')
  const text = fold(collapseWhitespace(fields))
  texts.set(bookmark, text)
  return text
}

/** @param newestFirst all bookmarks, newest bookmarked first */
export function sorted(
  newestFirst: readonly Bookmark[],
  order: BookmarkSearch['order'],
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

/** The key of the bookmark that the address opens. Where no bookmark has that key, the dialog closes. */
function useOpenKey({ status, list }: Bookmarks): Key | undefined {
  const address = useAddress()
  const text = address.screen === 'bookmarks' ? address.openKey : undefined
  // The first with that text: the keys 5 and '5' look the same.
  const key = list.find((bookmark) => String(bookmark.key) === text)?.key
  const isGone = status === 'ready' && text !== undefined && key === undefined
  useEffect(() => {
    if (isGone) closeLayer('dialog')
  }, [isGone])
  return key
}

/** Takes a step in the dialog. */
export function showBookmark({ key }: Bookmark) {
  const here = parseAddress(location)
  if (here.screen === 'bookmarks' && here.openKey !== undefined)
    replacePath(pathOf({ ...here, openKey: String(key) }))
}
