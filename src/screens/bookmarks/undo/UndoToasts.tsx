import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from '../../../ui/use-store.ts'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import { dismiss, focusTaken, sentenceOf, type Toast, undo, undoToasts } from './undo.ts'
import styles from './UndoToasts.module.css'

/** What was just removed, with a button to undo it. */
export function UndoToasts() {
  const toasts = useStore(undoToasts)
  const last = toasts.findLast(({ state }) => state === 'removed')
  useUndoShortcut(() => last && void undo(last).catch(alertFailure))

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
  const { id, state, until, takesFocus } = toast
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = hovered || focused
  const toastRef = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (paused) return undefined
    const timer = setTimeout(() => dismiss(id), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [id, until, paused])

  useEffect(() => {
    if (!takesFocus) return undefined
    function takeFocus() {
      const target = button.current ?? toastRef.current
      target?.focus()
      focusTaken(id)
    }
    // Behind an open dialog nothing can have the focus.
    const dialog = document.querySelector('dialog[open]')
    if (!dialog) takeFocus()
    dialog?.addEventListener('close', takeFocus)
    return () => dialog?.removeEventListener('close', takeFocus)
  }, [id, takesFocus])

  return (
    <div
      ref={toastRef}
      className={styles.toast}
      tabIndex={-1}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setFocused(currentTarget.contains(relatedTarget))
      }
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <p>{sentenceOf(toast)}</p>
      {state === 'removed' && (
        <button
          ref={button}
          type="button"
          className="quiet-button"
          aria-keyshortcuts="Control+Z"
          onClick={() => {
            // The button disappears: move the focus to its toast.
            toastRef.current?.focus()
            void undo(toast).catch(alertFailure)
          }}
        >
          Undo
        </button>
      )}
    </div>
  )
}

/** Control and Z; in a field they undo typing. */
function useUndoShortcut(onUndo: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (key.toLowerCase() !== 'z' || document.querySelector('dialog[open]')) return
    if (target instanceof Element && target.closest('input, textarea')) return
    event.preventDefault()
    onUndo()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
