import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import styles from './Dialog.module.css'
import { SurfaceContext, frontDialog, updateFrontDialog, useSurface } from './surface.ts'
import { MessageLine } from './messages.tsx'

/** The second click of a double click comes within so many milliseconds. */
export const doubleClickTime = 400

/** What both kinds of dialogs need: they are open while they are mounted. */
function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const context = useMemo(
    () => ({ close: onClose, isFront: () => frontDialog.get() === ref.current }),
    [onClose],
  )
  const [isNew, setIsNew] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), doubleClickTime)
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(() => {
    const { current: dialog } = ref
    dialog?.showModal()
    // The dialog shows no focus ring; its first button would, after a followed link.
    dialog?.focus()
    updateFrontDialog()
    return () => {
      dialog?.close()
      updateFrontDialog()
    }
  }, [])

  const modal = {
    ref,
    // The dialog takes the focus when the control that had it is gone.
    tabIndex: -1,
    /** Escape, or a phone's Back: the owner takes the dialog from the page at once. */
    onCancel(event: SyntheticEvent) {
      // A cancelled choice of a file is another element's event.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
      // Only where the browser has closed the dialog all the same: the event comes late, and strict mode may have
      // opened the dialog again.
      if (target === currentTarget && !currentTarget.open && currentTarget.isConnected) onClose()
    },
    onMouseDown(event: SyntheticEvent) {
      // The second click of a double click leaves the focus where it is, too.
      if (isNew) event.preventDefault()
    },
  }
  return { context, modal, isNew, newClass: isNew ? styles.new : '' }
}

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onClose'> {
  /** Called when the dialog is to be removed from the page, perhaps more than once. */
  onClose: () => void
  children: ReactNode
}

/** A small dialog as large as its content, which Escape, a phone's Back and a click beside it close. */
export function Sheet({ onClose, children, className = '', ...others }: DialogProps) {
  const { context, modal, isNew, newClass } = useModal(onClose)
  const pressedBackdrop = useRef(false)
  return (
    // Keyboard users close it by Escape or by the content's own button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...others}
      {...modal}
      className={`${styles.dialog} ${styles.small} ${newClass} ${className}`}
      data-size="small"
      onMouseDown={(event) => {
        modal.onMouseDown(event)
        pressedBackdrop.current = !isNew && isOnBackdrop(event)
      }}
      onClick={(event) => {
        // Press and release must both be outside: selecting text past the edge closes nothing.
        if (pressedBackdrop.current && isOnBackdrop(event)) onClose()
      }}
    >
      <SurfaceContext value={context}>
        <div className={`ui-stack ${styles.content}`}>{children}</div>
        <MessageLine />
      </SurfaceContext>
    </dialog>
  )
}

interface LayerDialogProps extends DialogProps {
  /** In place of a dialog's look, for a dialog that fills the window. */
  className?: string | undefined
}

/** A dialog that nearly or just fills the window, and is open while the address says so. */
export function LayerDialog({ className, onClose, children, ...others }: LayerDialogProps) {
  const { context, modal, newClass } = useModal(onClose)
  return (
    <dialog
      {...others}
      {...modal}
      className={`${className ?? `${styles.dialog} ${styles.large}`} ${newClass}`}
      data-size={className ? 'full' : 'large'}
      // Else one Back or Escape could close two dialogs. Browsers that don't know `closedby` send `cancel`.
      closedby="none"
    >
      <SurfaceContext value={context}>
        {className ? children : <div className={`ui-stack ${styles.content}`}>{children}</div>}
        <MessageLine />
      </SurfaceContext>
    </dialog>
  )
}

/** The content covers the dialog, so a click on the dialog itself is on its backdrop. */
function isOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
  return event.target === event.currentTarget
}

/** Close, in view while the rest scrolls. */
export function DialogFoot() {
  const { close } = useSurface()
  return (
    <div className={styles.foot}>
      <button type="button" className="ui-button" onClick={close}>
        Close
      </button>
    </div>
  )
}
