import { entryPageUrl } from './entry-page-url.ts'
import type { Entry } from './entry.ts'
import { copyrightLine, titleOf } from './text.ts'

/** Title, copyright line, date and the address of the day's page, on one line. */
export function citation(entry: Entry): string {
  return [titleOf(entry), copyrightLine(entry), entry.date, entryPageUrl(entry)]
    .filter(Boolean)
    .join(' · ')
}
