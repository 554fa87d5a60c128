import { Download } from 'lucide'
import { newYorkDay } from '../../apod/calendar.ts'
import { Icon } from '../../ui/Icon.tsx'
import { bookmarkCount } from '../bookmark-count.ts'
import type { Bookmark } from '../bookmark.ts'
import { showMessage } from '../undo/toasts.ts'
import { exportText } from './export-format.ts'

/** Saves all bookmarks as a file. */
export function ExportButton({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  function exportBookmarks() {
    const now = new Date()
    const { text, left } = exportText(bookmarks, now)
    const name = `bookmarks-${newYorkDay(now)}.json`
    download(new Blob([text], { type: 'application/json' }), name)
    // The browser may refuse to save it, and does not tell.
    const saying = `${name} is being saved.`
    showMessage(left > 0 ? `${saying} ${bookmarkCount(left)} could not be exported.` : saying)
  }

  return (
    <button type="button" className="quiet-button" onClick={exportBookmarks}>
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
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
