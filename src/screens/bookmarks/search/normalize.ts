/** Letters that Unicode does not decompose, and signs with a plain form on keyboards. */
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
// Control characters are ASCII, too.
// oxlint-disable-next-line no-control-regex
const beyondAscii = /[^\0-\x7f]/

/** The text as it is compared in a search: without case, accents and ligatures. */
export function normalizeForSearch(text: string): string {
  // True for nine in ten texts.
  if (!beyondAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(particular, (sign) => plain[sign] ?? sign)
}

/** The words of a query, normalized. */
export function searchWords(query: string): string[] {
  return normalizeForSearch(query).split(/\s+/).filter(Boolean)
}
