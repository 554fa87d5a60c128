import { Upload } from 'lucide'
import type { ReactNode } from 'react'
import type { Bookmark } from '../bookmark.ts'
import { bookmarkCount } from '../bookmark-count.ts'
import type { Bookmarks } from '../follow-bookmarks.ts'
import { lastExport } from '../last-export.ts'
import {
  asksVisitor,
  type Persistence,
  requestPersistence,
  storagePersistence,
} from '../storage-persistence.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useStore } from '../../ui/store.ts'
import styles from './BackupBar.module.css'

interface BackupBarProps {
  list: Bookmarks
  /** Lets the visitor choose a file. */
  onChooseFile: () => void
  /** Buttons before Import. */
  children: ReactNode
}

/** Whether the browser may clear the bookmarks, what no exported file has, and buttons. */
export function BackupBar({ list, onChooseFile, children }: BackupBarProps) {
  const persistence = useStore(storagePersistence)
  const exported = lastExport()?.getTime()
  const isNewer = ({ createdAt }: Bookmark) => exported !== undefined && createdAt > exported
  const sinceExport = exported && list !== 'failed' ? list.filter(isNewer).length : undefined
  return (
    <section className={`line row ${styles.bar}`} aria-label="Backup">
      {list !== 'failed' && persistence && (
        <p>
          <span>{sentenceOf(persistence, sinceExport)}</span>
          {persistence === 'clearable' && asksVisitor && (
            <>
              <span> Your browser may delete them. </span>
              <button
                type="button"
                className="quiet-button"
                onClick={() => void requestPersistence()}
              >
                Keep permanently
              </button>
            </>
          )}
        </p>
      )}
      {children}
      <button type="button" className="quiet-button" onClick={onChooseFile}>
        <Icon icon={Upload} />
        <span>Import</span>
      </button>
    </section>
  )
}

/** What came of the last press, for ten seconds. */
export function BackupMessage({ text }: { text: string }) {
  return (
    <span role="status" className={text && `popup passing ${styles.message}`}>
      {text}
    </span>
  )
}

function sentenceOf(persistence: Persistence, sinceExport: number | undefined) {
  const advice =
    sinceExport === undefined
      ? 'Export a copy to be safe.'
      : `${sinceExport === 0 ? 'No new bookmarks' : bookmarkCount(sinceExport)} since your last export.`
  if (persistence !== 'kept') return `${storedSentence()} ${advice}`
  const kept = 'Your browser keeps your bookmarks until you remove them.'
  return sinceExport === undefined ? kept : `${kept} ${advice}`
}

/**
 * Apple's engine deletes the data of sites that nobody visits for seven days, unless the page is
 * installed. It is known by its vendor, since all browsers on iPhones use it.
 */
function storedSentence() {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return navigator.vendor.startsWith('Apple') && !isInstalled
    ? 'Your bookmarks may be deleted after seven days without a visit, unless you add this page to your Home Screen or Dock.'
    : 'Saved only in this browser.'
}
