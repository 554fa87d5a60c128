/** Letters that Unicode does not decompose. */
const plainLetters = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/[đð]/g, 'd'],
  [/þ/g, 'th'],
  [/ħ/g, 'h'],
  [/ı/g, 'i'],
  [/ς/g, 'σ'],
] as const

/** The text with the quotes and hyphens that keyboards have, and without signs that nobody sees. */
function withPlainPunctuation(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’ʼʻ´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
}

/** What was typed or pasted: with plain signs, in the usual form of each letter, with single blanks. */
export function normalizeTyped(typed: string): string {
  // Before NFKC, which makes ´ a blank and a mark.
  return withPlainPunctuation(typed).normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** The text as words are compared: with plain signs, and without case, accents and ligatures. */
export function fold(text: string): string {
  // Again after NFKD, which makes a dash of ︱.
  const decomposed = withPlainPunctuation(withPlainPunctuation(text).normalize('NFKD'))
  const letters = decomposed.toLowerCase().replace(/\p{M}/gu, '')
  return plainLetters.reduce((each, [sign, plain]) => each.replace(sign, plain), letters)
}
