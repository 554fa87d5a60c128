import { useId, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogFoot } from '../../ui/dialog/DialogFoot.tsx'
import { alertFailure } from '../alert-failure.ts'
import { type Added, addRecords } from '../actions.ts'
import styles from './ImportDialog.module.css'
import { addedCount } from '../bookmark-count.ts'
import { forgetExportLacking } from '../last-export.ts'
import type { ImportPlan, Refusal } from './plan-import.ts'

interface ImportDialogProps {
  plan: ImportPlan | Refusal
  onClose: () => void
  /** @param imported undefined if the visitor stopped it */
  onDone: (imported: Added | undefined) => void
}

/** Update the shown count every 100 additions. */
const progressStep = 100
/** How many unusable items are named. */
const maxNamed = 50

/** Shows what an import will do, and does it when the visitor confirms. */
export function ImportDialog({ plan, onClose, onDone }: ImportDialogProps) {
  const titleId = useId()
  // How many are added so far, while an import is running.
  const [count, setCount] = useState<number>()
  const busy = count !== undefined
  const running = useRef<AbortController>(undefined)
  const added = 'added' in plan ? plan.added : []

  async function addAll() {
    if (busy) return
    setCount(0)
    running.current = new AbortController()
    const { signal } = running.current
    const onAdd = (each: number) => each % progressStep === 0 && setCount(each)
    try {
      const imported = await addRecords(added, onAdd, signal)
      forgetExportLacking(added)
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
    <Dialog aria-labelledby={titleId} onClose={close}>
      <h2 id={titleId}>Import bookmarks</h2>
      {'refused' in plan ? <p role="alert">{plan.refused}</p> : <Plan plan={plan} />}
      {'added' in plan && busy && (
        // Not announced: it changes many times a second.
        <>
          <p>{`Adding ${count.toLocaleString('en')} of ${addedCount(plan.count)}…`}</p>
          <progress
            className={styles.progress}
            aria-label="Adding bookmarks"
            max={added.length}
            value={count}
          />
        </>
      )}
      {'added' in plan && added.length > 0 ? (
        <DialogFoot closeLabel="Cancel">
          <button
            type="button"
            className="button"
            // Unlike a disabled button, it keeps the focus.
            aria-disabled={busy}
            onClick={() => void addAll()}
          >
            {`Add ${addedCount(plan.count)}`}
          </button>
        </DialogFoot>
      ) : (
        <DialogFoot />
      )}
    </Dialog>
  )
}

function Plan({ plan: { added, count, existing, invalid } }: { plan: ImportPlan }) {
  const more = invalid.length - maxNamed
  return (
    <>
      <p>
        {added.length === 0 ? 'No new bookmarks.' : `${addedCount(count, 'new')} will be added.`}
      </p>
      {existing > 0 && (
        <p>{`${existing.toLocaleString('en')} ${existing === 1 ? 'is' : 'are'} already bookmarked.`}</p>
      )}
      {invalid.length > 0 && (
        <>
          <p>{`${invalid.length.toLocaleString('en')} can’t be used:`}</p>
          <ul className={`line ${styles.reasons}`}>
            {invalid.slice(0, maxNamed).map((sentence, index) => (
              // The list never changes, and its sentences may be equal.
              <li key={index}>{sentence}</li>
            ))}
            {more > 0 && <li>{`and ${more.toLocaleString('en')} more.`}</li>}
          </ul>
        </>
      )}
    </>
  )
}
