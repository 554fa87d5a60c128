import { fold } from '../../apod/fold.ts'
import type { Bookmark } from '../bookmark.ts'

const texts = new WeakMap<Bookmark, string>()

/** What is searched of a bookmark, folded once; no word spans two fields. */
export function searchText(bookmark: Bookmark): string {
  const known = texts.get(bookmark)
  if (known !== undefined) return known
  const { title, copyright, explanation, alt, date } = bookmark.entry
  const text = fold([title, copyright, explanation, alt, date, bookmark.note].join('\n'))
  texts.set(bookmark, text)
  return text
}

/** The words of a query, folded. */
export function searchWords(query: string): string[] {
  return fold(query).match(/\S+/g) ?? []
}

/** @param words folded */
export function hasEveryWord(bookmark: Bookmark, words: readonly string[]): boolean {
  return words.every((word) => searchText(bookmark).includes(word))
}
