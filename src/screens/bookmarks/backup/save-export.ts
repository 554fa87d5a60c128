import { newYorkDay } from '../../../apod/calendar.ts'
import { allRecords } from '../../../bookmarks/import/import-bookmarks.ts'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import { writeExport } from './export-format.ts'
import { rememberExport } from './since-export.ts'

/**
 * Saves every bookmark to a file named after today.
 * @returns what to tell the visitor
 * @throws the database's error
 */
export async function saveExport(): Promise<string> {
  const now = new Date()
  const records = await allRecords()
  const { text, written, incomplete } = writeExport(records, now)
  download(new Blob([text], { type: 'application/json' }), `bookmarks-${newYorkDay(now)}.json`)
  rememberExport(now)
  const left = records.length - written
  return [
    `${bookmarkCount(written)} exported.`,
    incomplete > 0 && `Some data of ${bookmarkCount(incomplete)} could not be exported.`,
    left > 0 && `${bookmarkCount(left)} could not be exported.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function download(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // By then the browser has saved it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
