import { dayPage } from './entry-page-url.ts'
import type { Entry } from './entry.ts'
import { ownerLineOf, titleOf } from './text.ts'

/** Title, copyright line, date and the address of the day's page, on one line. */
export function creditOf(entry: Entry): string {
  return [titleOf(entry), ownerLineOf(entry), entry.date, dayPage(entry)]
    .filter(Boolean)
    .join(' · ')
}
