import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import { addRecords } from '../../../bookmarks/import-bookmarks.ts'
import styles from './BackupBar.module.css'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import { InvalidList } from './InvalidList.tsx'
import type { ImportPlan } from '../../../bookmarks/plan-import.ts'

interface ImportDialogProps {
  chosen: ImportPlan | { refused: string }
  /** @param result what to tell the visitor; empty if nothing was imported */
  onClose: (result: string) => void
}

/** Shows what an import will do, and does it when the visitor confirms. */
export function ImportDialog({ chosen, onClose }: ImportDialogProps) {
  const titleId = useId()
  const [busy, setBusy] = useState(false)
  const added = 'added' in chosen ? chosen.added : []

  async function addAll() {
    if (busy) return
    setBusy(true)
    try {
      const done = await addRecords(added)
      onClose(`${bookmarkCount(done.added.length)} imported.`)
    } catch (error) {
      setBusy(false)
      alertFailure(error, 'The file could not be imported.')
    }
  }

  return (
    <Dialog labelledBy={titleId} onClose={() => onClose('')}>
      <div className={styles.plan}>
        <h2 id={titleId}>Import bookmarks</h2>
        {'refused' in chosen ? (
          <p role="alert">{chosen.refused}</p>
        ) : (
          <>
            <p>{newBookmarks(added.length)}</p>
            {chosen.existing > 0 && <p>{chosen.existing.toLocaleString('en')} you already have.</p>}
            <InvalidList invalid={chosen.invalid} />
          </>
        )}
        <form method="dialog" className={styles.buttons}>
          {added.length > 0 && (
            <button
              type="button"
              className="button"
              // Unlike a disabled button, it keeps the focus.
              aria-disabled={busy}
              onClick={() => void addAll()}
            >
              Add {bookmarkCount(added.length)}
            </button>
          )}
          <button type="submit" className="quiet-button">
            {added.length > 0 ? 'Cancel' : 'Close'}
          </button>
        </form>
      </div>
    </Dialog>
  )
}

function newBookmarks(count: number) {
  return count === 0 ? 'No new bookmarks.' : `${bookmarkCount(count, 'new')} will be added.`
}
