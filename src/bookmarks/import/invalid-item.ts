import { isRecord, type StoredRecord } from '../record.ts'

/** An item of a file that can't become a bookmark. The two make a sentence: ‘item 34’ ‘has no date’. */
export interface InvalidItem {
  name: string
  reason: string
}

/** An item's title or date in quotes, or the fallback where it has neither. */
export function itemName(item: unknown, fallback: string): string {
  const { title, date }: StoredRecord = isRecord(item) ? item : {}
  const text = [title, date].find((each) => typeof each === 'string' && each.trim() !== '')
  return typeof text === 'string' ? `“${text.slice(0, 80)}”` : fallback
}
