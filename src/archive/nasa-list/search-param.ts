import { spellingInTexts, replaceCatalogueNames } from '../../apod/sky-objects.ts'
import { normalizeTyped, truncate } from '../../text/plain-text.ts'
import { readSearch } from '../../apod/search-words.ts'
import { maxSearchLength } from '../../navigation/routes.ts'

const glue = '\u00a0'

/**
 * NASA's list looks for each term anywhere, also within words and numbers; `"…"` is one term.
 * @param typed 200 characters, with quotes around each word, are far below NASA's 1,600 bytes
 */
export function searchParam(typed: string): string {
  // Cut once more: NFKC makes up to 18 letters of one character.
  const { parts } = readSearch(truncate(normalizeTyped(typed), maxSearchLength))
  const terms = parts.flatMap(({ text, isPhrase }) => {
    // The texts write M31 without a space, and NGC 1300 with one.
    const named = replaceCatalogueNames(text, (name) => spellingInTexts(name).replace(' ', glue))
    return isPhrase ? [named] : joinShortWords(named.split(' '))
  })
  return terms.map(asTerm).join(' ')
}

/** NASA's list drops a letter alone, and finds a short number within every longer one. */
const shortWord = /^(?:[a-z]|\d{1,3})$/i

/** The letter of a variable star stands first: R Aquarii. */
const variableStar = /^[r-z]$/i

/** Apollo 11, 47 Tucanae and T Tauri are one term each. */
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
