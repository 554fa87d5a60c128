import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import type { BookmarkList } from '../../../bookmarks/bookmark-list.ts'
import {
  asksVisitor,
  type Persistence,
  readPersistence,
  requestPersistence,
  requestPersistenceSilently,
} from '../../../bookmarks/storage-persistence.ts'
import styles from './BackupBar.module.css'
import { ExportImport } from './ExportImport.tsx'

interface BackupBarProps {
  ref: RefObject<HTMLElement | null>
  list: BookmarkList | 'failed'
  /** Called with what an export or import did, for `BackupMessage`; empty when the next begins. */
  onMessage: (message: string) => void
  /** Buttons beside Export. */
  children: ReactNode
}

/** Whether the browser may clear the bookmarks and what no exported file has, Export and Import. */
export function BackupBar({ ref, list, onMessage, children }: BackupBarProps) {
  const [persistence, setPersistence] = useState<Persistence>()
  useEffect(() => ask(readPersistence), [])

  function ask(browser: () => Promise<Persistence>) {
    void browser().then(setPersistence)
  }

  // The sentence would move the buttons when it comes.
  if (!persistence) return null

  return (
    <section ref={ref} className={`line ${styles.bar}`} aria-label="Backup" tabIndex={-1}>
      {list !== 'failed' && list.keys.length > 0 && (
        <p>
          <span>{sentenceOf(persistence, list.sinceExport)}</span>
          {persistence === 'clearable' && asksVisitor && (
            <>
              <span> Your browser may delete them. </span>
              <button
                type="button"
                className="quiet-button"
                onClick={() => ask(requestPersistence)}
              >
                Keep permanently
              </button>
            </>
          )}
        </p>
      )}
      {children}
      <ExportImport
        list={list}
        onMessage={onMessage}
        onImport={() => ask(requestPersistenceSilently)}
      />
    </section>
  )
}

/** What the last export or import did, for ten seconds. */
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
