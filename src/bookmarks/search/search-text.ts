import type { StoredRecord } from '../database.ts'

const fields = ['title', 'copyright', 'explanation', 'alt', 'date', 'note'] as const

/** Letters that Unicode does not decompose, and signs with a plain form on keyboards. */
const replacements: Record<string, string> = {
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
  if (!/\P{ASCII}/u.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}/gu, (sign) => replacements[sign] ?? sign)
}

/** The words of a query, normalized. */
export function searchWords(query: string): string[] {
  return normalizeForSearch(query).match(/\S+/g) ?? []
}

/** The searchable text of a record, normalized; no word spans two fields. */
export function searchText(record: StoredRecord): string {
  const texts = fields.map((field) => record[field])
  return normalizeForSearch(texts.filter((text) => typeof text === 'string').join('\n'))
}

/** @param words normalized */
export function hasEveryWord(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
