import { normalizeForSearch } from './normalize.ts'
import type { StoredRecord } from '../../../bookmarks/record.ts'

const fields = ['title', 'copyright', 'explanation', 'date'] as const

/** What of a record is searched, folded; no word reaches from one field into the next. */
export function searchText(record: StoredRecord): string {
  const texts = fields.map((field) => record[field])
  return normalizeForSearch(texts.filter((text) => typeof text === 'string').join('\n'))
}

/** @param words folded */
export function hasEveryWord(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
