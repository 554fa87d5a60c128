import { spellingInTexts, replaceCatalogueNames } from '../../apod/sky-objects.ts'
import { normalizeTyped, truncate } from '../../text/plain-text.ts'
import { readSearch } from '../../apod/search-words.ts'
import { maxSearchLength } from '../../navigation/address.ts'

/** Stands between the words of a phrase until the phrase gets its quotes. */
const glue = '\u00a0'

/**
 * Words as NASA's list finds them. The list looks for each term anywhere, also within words and numbers; `"…"`
 * is one term, and a leading hyphen excludes: `comet -tail`.
 * @param typed in any spelling; 200 characters, with quotes around each word, are far below NASA's 1,600 bytes
 * @returns the value of `search`; empty if nothing is left to search for
 */
export function searchParam(typed: string): string {
  // NFKC makes 18 letters of one sign.
  const { parts } = readSearch(truncate(normalizeTyped(typed), maxSearchLength))
  const terms = parts.flatMap(({ text, isPhrase }) => {
    // The texts write M31 without a space, and NGC 1300 with one.
    const named = replaceCatalogueNames(text, (name) => spellingInTexts(name).replace(' ', glue))
    return isPhrase ? [named] : joinShort(named.split(' '))
  })
  return terms.map(asTerm).join(' ')
}

/** A letter alone would be dropped, and a short number found in every longer one. */
const short = /^(?:[a-z]|\d{1,3})$/i

/** The letters of variable stars stand before their constellation: R Aquarii. */
const variableStar = /^[r-z]$/i

/** Joins each short word with the word before it, or else after it: Apollo 11, 47 Tucanae, T Tauri. */
function joinShort(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const [index, word] of words.entries()) {
    const before = joined.at(-1) ?? ''
    const belongsToNext = variableStar.test(word) && index < words.length - 1
    if (short.test(before) || (before && short.test(word) && !belongsToNext)) {
      joined[joined.length - 1] = before + glue + word
    } else joined.push(word)
  }
  return joined
}

function asTerm(words: string) {
  const term = words.replaceAll(glue, ' ')
  return /[ ,+]/.test(term) || short.test(term) ? `"${term}"` : term
}
