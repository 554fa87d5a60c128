import { catalogueNamesIn } from '../../apod/catalogues.ts'
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

/** A word, folded, or an object of the sky in any spelling. */
export type SearchWord = string | RegExp

/** What a query asks for: its objects of the sky, and its other words. */
export function searchWords(query: string): SearchWord[] {
  const text = fold(query)
  const names = catalogueNamesIn(text)
  const others = names.reduceRight(
    (each, { start, end }) => `${each.slice(0, start)} ${each.slice(end)}`,
    text,
  )
  return [...names.map(({ anySpelling }) => anySpelling), ...(others.match(/\S+/g) ?? [])]
}

export function hasEveryWord(bookmark: Bookmark, words: readonly SearchWord[]): boolean {
  const text = searchText(bookmark)
  return words.every((word) => (typeof word === 'string' ? text.includes(word) : word.test(text)))
}
