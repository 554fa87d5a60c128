import { useEffect, useRef } from 'react'
import { useDialog } from '../../ui/dialog/dialog-context.ts'
import { useStore } from '../../ui/store.ts'
import { useDocumentEvent } from '../../ui/use-document-event.ts'
import { passSecond, type Toast, toasts } from './toasts.ts'
import styles from './Toasts.module.css'
import { undoToast } from './undo.ts'

/** How many are shown; Control and Z undo the others, too. */
const most = 3

/** What has just happened to the bookmarks, the newest last, with a button to undo it. */
export function Toasts() {
  const all = useStore(toasts)
  const shown = all.slice(-most)
  const box = useRef<HTMLDivElement>(null)
  const isAny = all.length > 0

  useEffect(() => {
    if (!isAny) return undefined
    const clock = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) passSecond()
    }, 1000)
    return () => clearInterval(clock)
  }, [isAny])

  useUndoShortcut(() => {
    const newest = all.findLast(({ undo }) => undo)
    if (newest) void undoToast(newest)
  })

  return (
    <div ref={box} className={styles.all}>
      {/* Screen readers announce only the new one. */}
      <div className={styles.toasts} role="status" aria-atomic="false">
        {shown.map((toast) => !toast.isRefusal && <ToastBox key={toast.id} toast={toast} />)}
      </div>
      <div className={styles.toasts} role="alert" aria-atomic="false">
        {shown.map((toast) => toast.isRefusal && <ToastBox key={toast.id} toast={toast} />)}
      </div>
    </div>
  )
}

function ToastBox({ toast }: { toast: Toast }) {
  const { title, text, isRefusal, undo } = toast
  return (
    <div className={`popup ${styles.toast} ${isRefusal ? styles.refusal : ''}`}>
      <p>
        {title && <b className={styles.title}>{title}</b>}
        <span>{text}</span>
      </p>
      {undo && (
        <button
          type="button"
          className="quiet-button"
          aria-keyshortcuts="Control+Z"
          onClick={() => void undoToast(toast)}
        >
          Undo
        </button>
      )}
    </div>
  )
}

/** Control and Z; in a field they undo typing. */
function useUndoShortcut(onUndo: () => void) {
  const { isFront } = useDialog()
  useDocumentEvent('keydown', (event) => {
    const { key, target } = event
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (key.toLowerCase() !== 'z' || !isFront()) return
    if (target instanceof Element && target.closest('input, textarea')) return
    event.preventDefault()
    onUndo()
  })
}
