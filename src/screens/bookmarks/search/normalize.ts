/** Letters that Unicode leaves whole, and signs that have a plain form on every keyboard. */
const plain: Record<string, string> = {
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
  '‘': "'",
  '’': "'",
  ʼ: "'",
  ʻ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
}
const marks = /\p{M}+/gu
const particular = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')
// Control characters are as plain as any.
// oxlint-disable-next-line no-control-regex
const beyondAscii = /[^\0-\x7f]/

/** The text as a search compares it: without case, marks and ligatures. */
export function normalizeForSearch(text: string): string {
  // Nine texts of ten.
  if (!beyondAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(particular, (sign) => plain[sign] ?? sign)
}

/** The words of what was typed, folded. */
export function searchWords(query: string): string[] {
  return normalizeForSearch(query).split(/\s+/).filter(Boolean)
}
