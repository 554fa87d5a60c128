import { useEffect, useRef } from 'react'
import { useIsFront } from '../ui/surface.ts'
import { useDocumentEvent } from '../ui/hooks.ts'
import { keyNameOf } from '../ui/shortcuts.ts'
import { useStore } from '../ui/store.ts'
import styles from './Toasts.module.css'
import { passSecond, type Toast, toasts, undoToast } from './toasts.ts'

/** How many are shown; Control and Z undo the others, too. */
const maxToasts = 3

/** What has just happened to the bookmarks, the newest last. Not behind a dialog, where screen readers announce nothing. */
export function Toasts() {
  const all = useStore(toasts)
  const isFront = useIsFront()
  const visible = isFront ? all.slice(-maxToasts) : []
  const box = useRef<HTMLDivElement>(null)
  const isAny = visible.length > 0

  useEffect(() => {
    if (!isAny) return undefined
    const clock = setInterval(() => {
      if (!box.current?.matches(inUseSelector())) passSecond()
    }, 1000)
    return () => clearInterval(clock)
  }, [isAny])

  // In a field they undo typing.
  useDocumentEvent('keydown', (event) => {
    const { target } = event
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isUndo || keyNameOf(event) !== 'z' || !isFront) return
    if (target instanceof Element && target.closest('input, textarea')) return
    event.preventDefault()
    const newest = toasts.get().findLast(({ undo }) => undo)
    if (newest) void undoToast(newest)
  })

  return (
    // Screen readers announce only the new one.
    <div ref={box} role="status" aria-atomic="false">
      {visible.map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

/** After a touch, the last thing touched still counts as hovered: hovering says something of a mouse alone. */
function inUseSelector() {
  return matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within'
}

function ToastBox({ toast }: { toast: Toast }) {
  const { title, text, undo } = toast
  return (
    <div className={`ui-popup ${styles.toast}`}>
      <p>
        {title && <b>{title}</b>}
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
