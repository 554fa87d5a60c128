/** The beginning of a text, of so many UTF-16 units at most, and no half of a character. */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

/** The text on one line: NASA's titles and names contain newlines and repeated spaces. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** ‘1 bookmark’, ‘11,480 bookmarks’, ‘2 were’. */
export function countOf(count: number, word: string, plural = `${word}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? word : plural}`
}

/** For letters that Unicode does not decompose. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}

/** The text with the quotes and hyphens that keyboards have, and without invisible characters. */
function withPlainPunctuation(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’ʼʻ´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
}

/** What was typed or pasted: with plain punctuation, in the usual form of each letter, with single blanks. */
export function normalizeTyped(typed: string): string {
  // Before NFKC, which makes ´ a blank and a mark.
  return withPlainPunctuation(typed).normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** The text as searches compare it: without case, accents, ligatures and apostrophes, with plain punctuation. */
export function fold(text: string): string {
  // Only what is not ASCII needs the long way: a first search folds the texts of all bookmarks.
  return text
    .toLowerCase()
    .replace(/\P{ASCII}+/gu, foldLetters)
    .replace(/['`]/g, '')
}

function foldLetters(letters: string) {
  // Again after NFKD, which makes a dash of ︱, and a capital of 𝐀.
  const decomposed = withPlainPunctuation(withPlainPunctuation(letters).normalize('NFKD'))
  const plain = decomposed.toLowerCase().replace(/\p{M}/gu, '')
  return plain.replace(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter)
}
