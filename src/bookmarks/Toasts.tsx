import { readEntryLeniently } from '../apod/entry.ts'
import { titleOf } from '../apod/text.ts'
import { useDocumentEvent } from '../ui/hooks.ts'
import { keyNameOf } from '../ui/shortcuts.ts'
import { useStore } from '../ui/store.ts'
import { useIsFront } from '../ui/surface.ts'
import { dismissToast, type Toast, toasts, undoToast } from './toast-store.ts'
import styles from './Toasts.module.css'

/** The newest toast is the last. Empty while a dialog covers this surface. */
export function Toasts() {
  const all = useStore(toasts)
  const isFront = useIsFront()

  // Control+Z undoes the newest toast, except in a field, where it undoes typing.
  useDocumentEvent('keydown', (event) => {
    const { target } = event
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isUndo || keyNameOf(event) !== 'z' || !isFront) return
    if (target instanceof Element && target.closest('input, textarea')) return
    event.preventDefault()
    const newest = all.findLast(({ undo }) => undo)
    if (newest) void undoToast(newest)
  })

  return (
    // Screen readers announce only a new toast.
    <div
      className={`ui-screen-only ui-messages ${styles.toasts}`}
      role="status"
      aria-atomic="false"
    >
      {isFront && all.map((toast) => <ToastBox key={toast.at} toast={toast} />)}
    </div>
  )
}

function ToastBox({ toast }: { toast: Toast }) {
  const { text, removed, undo } = toast
  return (
    <div
      className={`ui-popup ui-passing ${styles.toast}`}
      style={{ '--passing': undo ? '20s' : '10s' }}
      onAnimationEnd={() => dismissToast(toast)}
    >
      <p>
        {removed && <b>{titleOf(readEntryLeniently(removed))}</b>}
        <span>{text}</span>
      </p>
      {undo && (
        <button
          type="button"
          className="ui-quiet-button"
          aria-keyshortcuts="Control+Z"
          onClick={() => void undoToast(toast)}
        >
          Undo
        </button>
      )}
    </div>
  )
}
