import { catalogueNamesIn, replaceCatalogueNames } from '../../apod/sky-objects.ts'
import { parseSearch } from '../../apod/typed-search.ts'
import type { Bookmark } from '../../bookmarks/bookmark.ts'
import { collapseWhitespace, fold } from '../../text/plain-text.ts'

/** Returns a test of whether a bookmark has all words, phrases and sky objects of a search, or its date. */
export function createMatcher(typed: string): (bookmark: Bookmark) => boolean {
  const { day, month, monthDay, parts } = parseSearch(typed)
  const dates = [day, month, monthDay && `-${monthDay}`].filter((date) => date !== undefined)
  const patterns = parts.flatMap(({ text, isPhrase }) => {
    const folded = fold(text)
    const objects = catalogueNamesIn(folded).map(({ anySpelling }) => anySpelling)
    const between = replaceCatalogueNames(folded, () => '\n').split(isPhrase ? '\n' : /\s/)
    const words = between.map((piece) => piece.trim()).filter(Boolean)
    return objects.concat(words.map((word) => patternOf(word, isPhrase)))
  })
  return (bookmark) => {
    const text = searchText(bookmark)
    if (dates.some((date) => text.includes(date))) return true
    return patterns.every((pattern) => pattern.test(text))
  }
}

/** The singular of each plural ending, and the plural of `y`. */
const otherEnding: Record<string, string> = { ies: 'y', y: 'ies', ae: 'a', s: '' }

/** Matches words anywhere in a text. A number of one or two digits must be a whole word outside a date. */
function patternOf(words: string, isPhrase: boolean): RegExp {
  if (/^\d\d?$/.test(words))
    return new RegExp(`(?<![\\p{L}\\d]|\\d-)${words}(?![\\p{L}\\d]|-\\d)`, 'u')
  // `x-ray` and `xray` find each other, because any two letters may have a hyphen between them.
  const pattern = words.replace(/[\\^$.*+?()[\]{}|/]|-|(?<=\p{L})(?=\p{L})/gu, (found) => {
    if (found === '') return '-?'
    return found === '-' ? '[- ]?' : `\\${found}`
  })
  const otherForm = words.replace(/(ies|y|ae|s)$/, (ending) => otherEnding[ending] ?? '')
  const hasOtherForm = !isPhrase && /^\p{L}{5,}$/u.test(words)
  return new RegExp(hasOtherForm ? `${pattern}|(?<!\\p{L})${otherForm}(?!\\p{L})` : pattern, 'u')
}

const searchTexts = new WeakMap<Bookmark, string>()

/** All searched fields, folded. No word or phrase can match across two fields. */
function searchText(bookmark: Bookmark): string {
  const known = searchTexts.get(bookmark)
  if (known !== undefined) return known
  const { title, copyright, explanation, alt, date } = bookmark.entry
  const fields = [title, copyright, explanation, alt, date, bookmark.note].join('\0')
  const text = fold(collapseWhitespace(fields))
  searchTexts.set(bookmark, text)
  return text
}
