import type { ReactNode } from 'react'
import type { Bookmark } from '../bookmark.ts'
import styles from './BackupBar.module.css'
import { ExportButton } from './ExportButton.tsx'
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
      {bookmarks.length > 0 && <ExportButton bookmarks={bookmarks} />}
      <ImportButton />
    </section>
  )
}
