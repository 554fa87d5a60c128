import { newYorkDay } from '../../../apod/calendar.ts'
import { allRecords } from '../../../bookmarks/import-bookmarks.ts'
import { writeExport } from './export-format.ts'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'

/**
 * Saves every bookmark to a file that is named for the day.
 * @returns what to say of it
 * @throws the database's error
 */
export async function saveExport(): Promise<string> {
  const now = new Date()
  const records = await allRecords()
  const { text, left } = writeExport(records, now)
  download(new Blob([text], { type: 'application/json' }), `bookmarks-${newYorkDay(now)}.json`)
  const saved = `${bookmarkCount(records.length - left)} exported.`
  return left > 0 ? `${saved} ${bookmarkCount(left)} could not be written.` : saved
}

function download(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
