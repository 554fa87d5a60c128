import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { doubleClickTime } from '../second-click.ts'
import { DialogContext } from './dialog-context.ts'
import styles from './Dialog.module.css'
import {
  closeDialog,
  closeFrontDialog,
  frontDialog,
  type OpenDialog,
  openDialog,
} from './open-dialogs.ts'

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref'> {
  /** As large as its content (the default), or always nearly or just as large as the window. */
  size?: 'small' | 'large' | 'full'
  /** In place of the dialog's own look. */
  className?: string | undefined
  /** Called when it has closed, however the visitor did that; the page can take the focus. */
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that is open while it is mounted. Escape, a click outside of a small one and `useDialog().close`
 * close it; so does Back (`navigation/history.ts`).
 */
export function Dialog(props: DialogProps) {
  const { size = 'small', className, onClose, children, ...others } = props
  const element = useRef<HTMLDialogElement>(null)
  const opened = useRef<OpenDialog>(undefined)
  const pressedOutside = useRef(false)
  const access = useMemo(
    () => ({
      close: () => closeDialog(opened.current),
      isFront: () => opened.current !== undefined && frontDialog() === opened.current,
    }),
    [],
  )
  const handleClose = useEffectEvent(onClose)
  const [isNew, setIsNew] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), doubleClickTime)
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(() => {
    if (!element.current) return undefined
    opened.current = {
      element: element.current,
      isFull: size === 'full',
      onClose: () => handleClose(),
    }
    return openDialog(opened.current)
  }, [element, size])

  return (
    // Keyboard users close it by Escape or by the content's own button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...others}
      ref={element}
      className={`${className ?? `${styles.dialog} ${styles[size]}`} ${isNew ? styles.new : ''}`}
      // The focus can be on it when its control has gone.
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      onCancel={closeOnCancel}
      onClose={({ currentTarget }) => {
        // The browser has closed it itself; strict mode opens it again on mount.
        if (!currentTarget.open) closeDialog(opened.current, false)
      }}
      onMouseDown={(event) => {
        // The second click of a double click leaves the focus where it is, too.
        if (isNew) event.preventDefault()
        pressedOutside.current = !isNew && isOutside(event)
      }}
      onClick={(event) => {
        // Press and release must both be outside: selecting text past the edge closes nothing.
        if (size === 'small' && pressedOutside.current && isOutside(event)) access.close()
      }}
    >
      <DialogContext value={access}>
        {className ? children : <div className={`stack ${styles.content}`}>{children}</div>}
      </DialogContext>
    </dialog>
  )
}

/** Before the browser's own Escape, which Firefox lets a page stop only once after a click. */
function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
  event.preventDefault()
  closeFrontDialog()
}

/** A phone's Back gesture; a cancelled choice of a file is another element's event. */
function closeOnCancel(event: SyntheticEvent) {
  if (event.target !== event.currentTarget) return
  event.preventDefault()
  closeFrontDialog()
}

/** The content covers the dialog, so a click on the dialog itself is on its backdrop. */
function isOutside(event: MouseEvent<HTMLDialogElement>) {
  return event.target === event.currentTarget
}
