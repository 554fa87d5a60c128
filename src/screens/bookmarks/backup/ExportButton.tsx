import { Download } from 'lucide'
import { newYorkDay } from '../../../apod/calendar.ts'
import { allRecords } from '../../../bookmarks/records.ts'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import { rememberExport } from '../../../bookmarks/last-export.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { writeExport } from './export-format.ts'

/** @param onMessage called with what an export did; empty when the next begins */
export function ExportButton({ onMessage }: { onMessage: (message: string) => void }) {
  async function save() {
    onMessage('')
    try {
      onMessage(await saveExport())
    } catch (error) {
      alertFailure(error, 'Your bookmarks could not be exported.')
    }
  }

  return (
    <button type="button" className="quiet-button" onClick={() => void save()}>
      <Icon icon={Download} />
      <span>Export</span>
    </button>
  )
}

/**
 * Saves every bookmark to a file named after today.
 * @returns what to tell the visitor
 * @throws the database's error
 */
async function saveExport(): Promise<string> {
  const now = new Date()
  const records = await allRecords()
  const { text, written } = writeExport(records, now)
  download(new Blob([text], { type: 'application/json' }), `bookmarks-${newYorkDay(now)}.json`)
  rememberExport(now)
  const exported = `${bookmarkCount(written)} exported.`
  const left = records.length - written
  return left > 0 ? `${exported} ${bookmarkCount(left)} could not be exported.` : exported
}

function download(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // By then the browser has saved it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
