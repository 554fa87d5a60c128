import { useId, useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import { addRecords } from '../../../bookmarks/import/import-bookmarks.ts'
import styles from './BackupBar.module.css'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import { InvalidList } from './InvalidList.tsx'
import type { ImportPlan } from '../../../bookmarks/import/plan-import.ts'

interface ImportDialogProps {
  chosen: ImportPlan | { refused: string }
  onClose: () => void
  /** @param imported how many bookmarks; undefined if the visitor stopped it */
  onDone: (imported: number | undefined) => void
}

/** Shows what an import will do, and does it when the visitor confirms. */
export function ImportDialog({ chosen, onClose, onDone }: ImportDialogProps) {
  const titleId = useId()
  // How many are added so far, while an import is running.
  const [count, setCount] = useState<number>()
  const busy = count !== undefined
  const running = useRef<AbortController>(undefined)
  const added = 'added' in chosen ? chosen.added : []

  async function addAll() {
    if (busy) return
    setCount(0)
    running.current = new AbortController()
    const { signal } = running.current
    const onAdd = (each: number) => each % progressStep === 0 && setCount(each)
    try {
      const imported = await addRecords(added, onAdd, signal)
      if (!signal.aborted) onClose()
      onDone(imported)
    } catch (error) {
      setCount(undefined)
      if (signal.aborted) onDone(undefined)
      else alertFailure(error, 'The file could not be imported.')
    }
  }

  function close() {
    running.current?.abort()
    onClose()
  }

  return (
    <Dialog labelledBy={titleId} onClose={close}>
      <div className={styles.plan}>
        <h2 id={titleId}>Import bookmarks</h2>
        {'refused' in chosen ? (
          <p role="alert">{chosen.refused}</p>
        ) : (
          <>
            <p>{newBookmarks(added.length)}</p>
            {chosen.existing > 0 && (
              <p>{`${chosen.existing.toLocaleString('en')} you already have.`}</p>
            )}
            <InvalidList invalid={chosen.invalid} />
          </>
        )}
        {busy && <Progress count={count} total={added.length} />}
        <form method="dialog" className={styles.buttons}>
          {added.length > 0 && (
            <button
              type="button"
              className="button"
              // Unlike a disabled button, it keeps the focus.
              aria-disabled={busy}
              onClick={() => void addAll()}
            >
              {`Add ${bookmarkCount(added.length)}`}
            </button>
          )}
          <button type="submit" className={added.length > 0 ? 'quiet-button' : 'button'}>
            {added.length > 0 ? 'Cancel' : 'Close'}
          </button>
        </form>
      </div>
    </Dialog>
  )
}

/** The page shows every hundredth, so that drawing does not slow the import down. */
const progressStep = 100

/** Not announced: it changes many times a second. */
function Progress({ count, total }: { count: number; total: number }) {
  const text = `Adding ${count.toLocaleString('en')} of ${bookmarkCount(total)}…`
  return (
    <>
      <p>{text}</p>
      <progress aria-label="Adding bookmarks" max={total} value={count} />
    </>
  )
}

function newBookmarks(count: number) {
  return count === 0 ? 'No new bookmarks.' : `${bookmarkCount(count, 'new')} will be added.`
}
