import { Download } from 'lucide'
import type { ReactNode } from 'react'
import { newYorkDay } from '../../apod/calendar.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Bookmark, counted } from '../bookmark.ts'
import { showMessage } from '../undo/undo.ts'
import styles from './BackupBar.module.css'
import { exportText } from './bookmark-file.ts'
import { ImportButton } from './ImportButton.tsx'

interface BackupBarProps {
  /** All bookmarks; none where they could not be read. */
  bookmarks: readonly Bookmark[]
  /** Buttons before Export. */
  children: ReactNode
}

/** Where the bookmarks are, and what keeps a copy of them. */
export function BackupBar({ bookmarks, children }: BackupBarProps) {
  return (
    <section className={`line row ${styles.bar}`} aria-label="Backup">
      {bookmarks.length > 0 && <p>Saved only in this browser. Export a copy to be safe.</p>}
      {children}
      {bookmarks.length > 0 && (
        <button type="button" className="quiet-button" onClick={() => exportFile(bookmarks)}>
          <Icon icon={Download} />
          <span>Export</span>
        </button>
      )}
      <ImportButton />
    </section>
  )
}

/** Saves all bookmarks as a file. */
function exportFile(bookmarks: readonly Bookmark[]) {
  const now = new Date()
  const { text, left } = exportText(bookmarks, now)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `bookmarks-${newYorkDay(now)}.json`
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  // The browser may refuse to save it, and does not tell.
  const saying = `${link.download} is being saved.`
  showMessage(left > 0 ? `${saying} ${counted(left)} could not be exported.` : saying)
}
