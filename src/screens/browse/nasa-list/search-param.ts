import { replaceCatalogueNames } from '../../../apod/sky-objects.ts'
import { parseSearch } from '../../../apod/typed-search.ts'
import { maxSearchLength } from '../../../navigation/routes.ts'
import { normalizeTyped, truncate } from '../../../text/plain-text.ts'

/** Stands for a space within a term while the text is split into terms. */
const glue = '\u00a0'

/** Makes search terms for NASA's list, which finds each one anywhere, even within words and numbers. */
export function searchParam(typed: string): string {
  // The field limits what is typed, but normalizing turns one character into up to 18.
  const { parts } = parseSearch(truncate(normalizeTyped(typed), maxSearchLength))
  const terms = parts.flatMap(({ text, isPhrase }) => {
    const named = replaceCatalogueNames(text, (name) => name.replace(' ', glue))
    return isPhrase ? [named] : joinShortWords(named.split(' '))
  })
  return terms.map(asTerm).join(' ')
}

/** NASA's list ignores a single letter, and finds a short number within longer ones. */
const shortWord = /^(?:[a-z]|\d{1,3})$/i

/** The letter comes first in a variable star's name, such as R Aquarii. */
const variableStar = /^[r-z]$/i

/** Joins a short word to its neighbour, so that Apollo 11, 47 Tucanae and T Tauri are one term each. */
function joinShortWords(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const [index, word] of words.entries()) {
    const last = joined.at(-1) ?? ''
    const belongsToNext = variableStar.test(word) && index < words.length - 1
    if (shortWord.test(last) || (last && shortWord.test(word) && !belongsToNext)) {
      joined[joined.length - 1] = last + glue + word
    } else joined.push(word)
  }
  return joined
}

function asTerm(joined: string) {
  const term = joined.replaceAll(glue, ' ')
  return /[ ,+]/.test(term) || shortWord.test(term) ? `"${term}"` : term
}
