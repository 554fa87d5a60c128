import { type RefObject, useRef } from 'react'
import { isDialogOpen } from '../../ui/dialog/open-dialogs.ts'
import { useStore } from '../../ui/store.ts'
import { useDocumentEvent } from '../../ui/use-document-event.ts'
import { dismiss, sentenceOf, type Toast, undo, undoToasts } from './undo.ts'
import styles from './UndoToasts.module.css'

interface UndoToastsProps {
  /** The button that undoes the last removals. */
  undoButton: RefObject<HTMLButtonElement | null>
}

/** What was just removed, with a button to undo it. */
export function UndoToasts({ undoButton }: UndoToastsProps) {
  const toasts = useStore(undoToasts)
  const last = toasts.findLast(({ state }) => state === 'removed')
  useUndoShortcut(() => last && void undo(last))

  return (
    // Screen readers announce only the new toast.
    <div className={styles.toasts} role="status" aria-atomic="false">
      {toasts.map((toast) => (
        <UndoToast
          key={toast.id}
          toast={toast}
          undoButton={toast === last ? undoButton : undefined}
        />
      ))}
    </div>
  )
}

interface UndoToastProps {
  toast: Toast
  undoButton: UndoToastsProps['undoButton'] | undefined
}

function UndoToast({ toast, undoButton }: UndoToastProps) {
  const { id, state, changes } = toast
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
          ref={undoButton}
          type="button"
          className="quiet-button"
          aria-keyshortcuts="Control+Z"
          onClick={() => {
            // The button goes.
            box.current?.focus()
            void undo(toast)
          }}
        >
          Undo
        </button>
      )}
      {state !== 'restoring' && (
        // Begins anew with each change.
        <span key={changes} className={styles.clock} onAnimationEnd={() => dismiss(id)} />
      )}
    </div>
  )
}

/** Control and Z; in a field they undo typing. */
function useUndoShortcut(onUndo: () => void) {
  useDocumentEvent('keydown', (event) => {
    const { key, target } = event
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (key.toLowerCase() !== 'z' || isDialogOpen()) return
    if (target instanceof Element && target.closest('input, textarea')) return
    event.preventDefault()
    onUndo()
  })
}
