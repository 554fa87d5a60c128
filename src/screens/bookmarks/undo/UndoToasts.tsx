import { useEffect, useState } from 'react'
import { isDialogOpen } from '../../../ui/dialog/open-dialogs.ts'
import { useStore } from '../../../ui/store.ts'
import { useDocumentEvent } from '../../../ui/use-document-event.ts'
import { dismiss, sentenceOf, type Toast, undo, undoToasts } from './undo.ts'
import styles from './UndoToasts.module.css'

/** How long a toast stays after its last change, or after the pointer or the focus has left it. */
const shownForMilliseconds = 20_000

/** What was just removed, with a button to undo it. */
export function UndoToasts() {
  const toasts = useStore(undoToasts)
  const last = toasts.findLast(({ state }) => state === 'removed')
  useUndoShortcut(() => last && void undo(last))

  return (
    // Screen readers announce only the new toast.
    <div className={styles.toasts} role="status" aria-atomic="false">
      {toasts.map((toast) => (
        <UndoToast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function UndoToast({ toast }: { toast: Toast }) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const offersUndo = toast.state === 'removed'
  const paused = toast.state === 'restoring' || (offersUndo && (hovered || focused))
  const [subject, rest] = sentenceOf(toast)

  useEffect(() => {
    if (paused) return undefined
    const timer = setTimeout(dismiss, shownForMilliseconds, toast.id)
    return () => clearTimeout(timer)
  }, [toast, paused])

  return (
    <div
      className={`popup ${styles.toast}`}
      tabIndex={-1}
      data-focus-region
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setFocused(currentTarget.contains(relatedTarget))
      }
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <p>
        <span className={styles.title}>{subject}</span>
        <span>{rest}</span>
      </p>
      {offersUndo && (
        <button
          type="button"
          className="quiet-button"
          data-takes-focus
          aria-keyshortcuts="Control+Z"
          onClick={() => void undo(toast)}
        >
          Undo
        </button>
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
