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

/** The text as it is compared in a search: without case, accents and ligatures. */
export function normalizeForSearch(text: string): string {
  // True for nine in ten texts.
  // Stryker disable next-line ConditionalExpression: it is only faster
  if (!/\P{ASCII}/u.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}/gu, (sign) => plain[sign] ?? sign)
}

/** The words of a query, normalized. */
export function searchWords(query: string): string[] {
  return normalizeForSearch(query).match(/\S+/g) ?? []
}
