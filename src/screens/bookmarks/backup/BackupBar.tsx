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

/** Above the list: whether the browser may clear the bookmarks, and Export and Import. */
export function BackupBar() {
  const [persistence, setPersistence] = useState(readPersistence)

  // The last message stays until the browser has answered, so the buttons keep the focus.
  function request(ask: typeof requestPersistence) {
    startTransition(() => setPersistence(ask()))
  }

  return (
    <section className={styles.bar} aria-label="Backup" tabIndex={-1}>
      <LazyBoundary>
        <StorageStatus persistence={persistence} onAsk={() => request(requestPersistence)} />
        <ExportImport onImport={() => request(requestPersistenceSilently)} />
      </LazyBoundary>
    </section>
  )
}
