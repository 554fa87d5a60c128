import { useRef } from 'react'
import { readStoredEntry } from '../../apod/entry.ts'
import { titleOf } from '../../apod/text.ts'
import { useDialog } from '../../ui/dialog/dialog-context.ts'
import { keyOf } from '../../ui/shortcuts.ts'
import { useStore } from '../../ui/store.ts'
import { useDocumentEvent } from '../../ui/use-document-event.ts'
import { bookmarkCount } from '../bookmark-count.ts'
import { undoRemoval } from './removal.ts'
import { dismissToast, type Toast, undoToasts } from './undo.ts'
import styles from './UndoToasts.module.css'

/** What was just removed, with a button to undo it. */
export function UndoToasts() {
  const toasts = useStore(undoToasts)
  const last = toasts.findLast(({ state }) => state === 'removed')
  useUndoShortcut(() => last && void undoRemoval(last))

  return (
    // Screen readers announce only the new toast.
    <div className={styles.toasts} role="status" aria-atomic="false">
      {toasts.map((toast) => (
        <UndoToast key={toast.since} toast={toast} />
      ))}
    </div>
  )
}

function UndoToast({ toast }: { toast: Toast }) {
  const { state, changes } = toast
  const box = useRef<HTMLDivElement>(null)
  const offersUndo = state === 'removed'
  const [subject, rest] = sentenceOf(toast)

  return (
    <div
      ref={box}
      className={`popup ${styles.toast} ${offersUndo ? styles.waits : ''}`}
      tabIndex={-1}
    >
      <p>
        <span className={styles.title}>{subject}</span>
        <span>{rest}</span>
      </p>
      {offersUndo && (
        <button
          type="button"
          className="quiet-button"
          aria-keyshortcuts="Control+Z"
          onClick={() => {
            // The button goes.
            box.current?.focus()
            void undoRemoval(toast)
          }}
        >
          Undo
        </button>
      )}
      {state !== 'restoring' && (
        // Starts again at each change.
        <span key={changes} className={styles.clock} onAnimationEnd={() => dismissToast(toast)} />
      )}
    </div>
  )
}

/** Control and Z; in a field they undo typing. */
function useUndoShortcut(onUndo: () => void) {
  const { isFront } = useDialog()
  useDocumentEvent('keydown', (event) => {
    const { target } = event
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (keyOf(event) !== 'z' || !isFront()) return
    if (target instanceof Element && target.closest('input, textarea')) return
    event.preventDefault()
    onUndo()
  })
}

/** The sentence that the visitor reads: its subject may be long. */
function sentenceOf(toast: Toast): [subject: string, rest: string] {
  const { state, records, count = records.length } = toast
  const [record, ...others] = records
  const single = record && others.length === 0 && count === 1
  const subject = single ? `“${titleOf(readStoredEntry(record))}` : bookmarkCount(count)
  // It is seen also where the title is cut.
  const quote = single ? '”' : ''
  if (state === 'restored')
    return count === 0 ? ['Already bookmarked again.', ''] : [subject, `${quote} restored.`]
  return [subject, single ? `${quote} was removed.` : ' removed.']
}
