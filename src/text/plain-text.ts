/** Cuts a text to a number of UTF-16 units, without splitting a surrogate pair. */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? singular : plural}`
}

/** What a visitor typed, with single spaces and ASCII punctuation. */
export function normalizeTyped(typed: string): string {
  // The punctuation comes first, because NFKC turns ´ into a space and a combining mark.
  return collapseWhitespace(withAsciiPunctuation(typed).normalize('NFKC'))
}

/** Normalizes text for searching: no case, accents, ligatures or apostrophes. */
export function fold(text: string): string {
  // ASCII doesn't need `foldLetters`, which would be slow for the texts of all bookmarks.
  return text
    .toLowerCase()
    .replace(/\P{ASCII}+/gu, foldLetters)
    .replace(/['`]/g, '')
}

function foldLetters(letters: string) {
  // NFKD turns ︱ into a dash and 𝐀 into a capital, so both steps are needed again.
  const decomposed = withAsciiPunctuation(withAsciiPunctuation(letters).normalize('NFKD'))
  const plain = decomposed.toLowerCase().replace(/\p{M}/gu, '')
  return plain.replace(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter)
}

/** Replacements of letters that NFKD does not decompose. */
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

/** Replaces punctuation with its ASCII equivalent, and removes invisible format characters. */
function withAsciiPunctuation(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’ʼʻ´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
}
