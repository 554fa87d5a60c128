import { parseDay } from './day.ts'
import type { Entry } from './entry.ts'
import { httpsUrl } from './https-url.ts'

/** NASA's page for an entry: its permalink, else by its date, else the archive. */
export function entryPageUrl({ date, permalink }: Pick<Entry, 'date' | 'permalink'>): string {
  return httpsUrl(permalink) ?? archivePageUrl(date)
}

function archivePageUrl(date: string) {
  const day = parseDay(date)
  if (!day) return 'https://apod.nasa.gov/apod/archivepix.html'
  return `https://apod.nasa.gov/apod/ap${day.slice(2).replaceAll('-', '')}.html`
}
