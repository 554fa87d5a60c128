import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import styles from './Dialog.module.css'
import { MessageLine } from './messages.tsx'
import { frontDialog, SurfaceContext, updateFrontDialog, useSurface } from './surface.ts'

/** The second click of a double click comes within so many milliseconds. */
export const doubleClickTime = 400

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onClose'> {
  /** Called when the dialog is to be removed from the page, perhaps more than once. */
  onClose: () => void
  children: ReactNode
  /** For a `LayerDialog` that fills the window. */
  className?: string | undefined
}

/** A small dialog as large as its content, which Escape, a phone's Back and a click beside it close. */
export function Sheet({ className = '', ...others }: DialogProps) {
  return (
    <Modal {...others} size="small" className={`${styles.dialog} ${styles.small} ${className}`} />
  )
}

/** A dialog that nearly or just fills the window, and is open while the address says so. */
export function LayerDialog({ className, ...others }: DialogProps) {
  return (
    <Modal
      {...others}
      size={className === undefined ? 'large' : 'full'}
      className={`${styles.dialog} ${styles.large} ${className ?? ''}`}
      // Else one Back or Escape could close two dialogs. Browsers that don't know `closedby` send `cancel`.
      closedby="none"
    />
  )
}

/** A dialog that is open while it is mounted. */
function Modal(props: DialogProps & { size: 'small' | 'large' | 'full' }) {
  const { size, onClose, className, children, ...others } = props
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const surface = useMemo(
    () => ({ close: onClose, isFront: () => frontDialog.get() === ref.current }),
    [onClose],
  )
  const [justOpened, setJustOpened] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setJustOpened(false), doubleClickTime)
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

  return (
    // Keyboard users close it by Escape or by the content's own button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...others}
      ref={ref}
      className={`${className} ${justOpened ? styles.justOpened : ''}`}
      data-size={size}
      // The dialog takes the focus when the control that had it is gone.
      tabIndex={-1}
      // Escape, or a phone's Back: the owner takes the dialog from the page at once.
      onCancel={(event) => {
        // A cancelled choice of a file is another element's event.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target, currentTarget }) => {
        // React fires this late, and strict mode may have reopened the dialog: only a close by the browser counts.
        if (target === currentTarget && !currentTarget.open && currentTarget.isConnected) onClose()
      }}
      onMouseDown={(event) => {
        // The second click of a double click leaves the focus where it is, too.
        if (justOpened) event.preventDefault()
        pressedBackdrop.current = size === 'small' && !justOpened && isOnBackdrop(event)
      }}
      onClick={(event) => {
        // Press and release must both be outside: selecting text past the edge closes nothing.
        if (pressedBackdrop.current && isOnBackdrop(event)) onClose()
      }}
    >
      <SurfaceContext value={surface}>
        {size === 'full' ? (
          children
        ) : (
          <div className={`ui-stack ${styles.content}`}>{children}</div>
        )}
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
