import { lazy, startTransition, useState } from 'react'
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx'
import styles from './BackupBar.module.css'
import {
  requestPersistence,
  requestPersistenceSilently,
  readPersistence,
} from '../../../bookmarks/storage-persistence.ts'

const ExportImport = lazy(async () => ({
  default: (await import('./ExportImport.tsx')).ExportImport,
}))
const StorageStatus = lazy(async () => ({
  default: (await import('./StorageStatus.tsx')).StorageStatus,
}))

/** What the Bookmarks screen offers besides the list: whether it is safe, and a copy to be sure. */
export function BackupBar() {
  const [persistence, setPersistence] = useState(readPersistence)

  // What was said stays until the browser has answered, and the buttons beside it keep the focus.
  function request(ask: typeof requestPersistence) {
    startTransition(() => setPersistence(ask()))
  }

  return (
    <section className={styles.bar} aria-label="Backup">
      <LazyBoundary>
        <StorageStatus persistence={persistence} onAsk={() => request(requestPersistence)} />
        <ExportImport onImport={() => request(requestPersistenceSilently)} />
      </LazyBoundary>
    </section>
  )
}
