import { Download } from 'lucide'
import { newYorkDay } from '../../apod/calendar.ts'
import { allRecords } from '../actions.ts'
import { alertFailure } from '../alert-failure.ts'
import { bookmarkCount } from '../bookmark-count.ts'
import { rememberExport } from '../last-export.ts'
import { Icon } from '../../ui/Icon.tsx'
import { exportText } from './export-format.ts'

/** @param onMessage called with what an export did; empty when the next begins */
export function ExportButton({ onMessage }: { onMessage: (message: string) => void }) {
  async function exportBookmarks() {
    onMessage('')
    try {
      const now = new Date()
      const records = await allRecords()
      const { text, written } = exportText(records, now)
      download(new Blob([text], { type: 'application/json' }), `bookmarks-${newYorkDay(now)}.json`)
      rememberExport(now)
      const exported = `${bookmarkCount(written)} exported.`
      const left = records.length - written
      onMessage(left > 0 ? `${exported} ${bookmarkCount(left)} could not be exported.` : exported)
    } catch (error) {
      alertFailure(error, 'Your bookmarks could not be exported.')
    }
  }

  return (
    <button type="button" className="quiet-button" onClick={() => void exportBookmarks()}>
      <Icon icon={Download} />
      <span>Export</span>
    </button>
  )
}

function download(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // By then the browser has saved it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
