import { normalizeForSearch } from './normalize.ts'
import type { StoredRecord } from '../../../bookmarks/record.ts'

const fields = ['title', 'copyright', 'explanation', 'date'] as const

/** The searchable text of a record, normalized; no word spans two fields. */
export function searchText(record: StoredRecord): string {
  const texts = fields.map((field) => record[field])
  return normalizeForSearch(texts.filter((text) => typeof text === 'string').join('\n'))
}

/** @param words normalized */
export function hasEveryWord(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
