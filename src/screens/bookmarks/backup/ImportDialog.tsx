import { useId, useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import { addRecords } from '../../../bookmarks/import-bookmarks.ts'
import styles from './BackupBar.module.css'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import type { ImportPlan } from '../../../bookmarks/plan-import.ts'
import { UnusableList } from './InvalidList.tsx'

interface ImportDialogProps {
  chosen: ImportPlan | { refused: string }
  /** Given what to say of it; nothing where nothing was done. */
  onClose: (result: string) => void
}

/** Shows what an import will do, and does it when told to. */
export function ImportDialog({ chosen, onClose }: ImportDialogProps) {
  const titleId = useId()
  const [busy, setBusy] = useState(false)
  const fresh = 'fresh' in chosen ? chosen.fresh : []

  async function carryOut() {
    setBusy(true)
    try {
      const { fresh: added } = await addRecords(fresh)
      onClose(`${bookmarkCount(added.length)} imported.`)
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
            <p>New, to be added: {bookmarkCount(fresh.length)}.</p>
            <p>Already here, to stay as they are: {bookmarkCount(chosen.there)}.</p>
            <UnusableList unusable={chosen.unusable} />
          </>
        )}
        <form method="dialog" className={styles.buttons}>
          {fresh.length > 0 && (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => void carryOut()}
            >
              Add {bookmarkCount(fresh.length)}
            </button>
          )}
          <button type="submit" className="quiet-button">
            {fresh.length > 0 ? 'Cancel' : 'Close'}
          </button>
        </form>
      </div>
    </Dialog>
  )
}
