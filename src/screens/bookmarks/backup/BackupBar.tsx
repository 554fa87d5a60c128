import { startTransition, Suspense, useState } from 'react'
import { useStore } from '../../../ui/use-store.ts'
import { bookmarkOrder, type BookmarkOrder } from '../../../bookmarks/bookmark-order.ts'
import { ExportImport } from './ExportImport.tsx'
import { StorageStatus } from './StorageStatus.tsx'
import styles from './BackupBar.module.css'
import {
  requestPersistence,
  requestPersistenceSilently,
  readPersistence,
} from '../../../bookmarks/storage-persistence.ts'

/** Whether the browser may clear the bookmarks, and Export and Import. */
export function BackupBar() {
  const order = useStore(bookmarkOrder)
  const [persistence, setPersistence] = useState(readPersistence)

  // The last message stays until the browser has answered, so the buttons keep the focus.
  function request(ask: typeof requestPersistence) {
    startTransition(() => setPersistence(ask()))
  }

  return (
    <section id="backup" className={styles.bar} aria-label="Backup" tabIndex={-1}>
      {/* The first bookmark brings the line: while it loads, the buttons stay, and with them the focus. */}
      {keepsSomething(order) && (
        <Suspense fallback={<p />}>
          <StorageStatus persistence={persistence} onAsk={() => request(requestPersistence)} />
        </Suspense>
      )}
      <ExportImport
        isEmpty={order !== 'failed' && !keepsSomething(order)}
        onImport={() => request(requestPersistenceSilently)}
      />
    </section>
  )
}

function keepsSomething(order: BookmarkOrder | 'reading' | 'failed') {
  return typeof order === 'object' && order.dated.length + order.undated.length > 0
}
