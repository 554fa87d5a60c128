import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import styles from './Dialog.module.css'

/** The second click of a double click comes within so many milliseconds. */
export const doubleClickTime = 400

/** The dialog that nothing covers, asked when a key is pressed or a finger put down; undefined if none is open. */
export function frontDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
}

/** The dialog that a component is in, or the page, which can't be closed. */
const DialogContext = createContext({ close: () => {}, isFront: () => !frontDialog() })

export function useDialog() {
  return useContext(DialogContext)
}

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref'> {
  /**
   * A small one is a sheet as large as its content, which Escape, a phone's Back and a click beside it close.
   * The others nearly or just fill the window, and the address says whether they are open.
   */
  size?: 'small' | 'large' | 'full'
  /** In place of the dialog's own look. */
  className?: string | undefined
  /** Called when it is to be removed from the page, perhaps more than once. */
  onClose: () => void
  children: ReactNode
}

/** A dialog that is open while it is mounted. */
export function Dialog(props: DialogProps) {
  const { size = 'small', className, onClose, children, ...others } = props
  const isSheet = size === 'small'
  const element = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const access = useMemo(
    () => ({ close: onClose, isFront: () => frontDialog() === element.current }),
    [onClose],
  )
  const [isNew, setIsNew] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), doubleClickTime)
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(() => {
    const { current: dialog } = element
    dialog?.showModal()
    // It shows no ring. Its first button would, to who has followed a link.
    dialog?.focus()
    markPage()
    return () => {
      dialog?.close()
      markPage()
    }
  }, [])

  function handleCancel(event: SyntheticEvent) {
    // A cancelled choice of a file is another element's event.
    if (isSheet || event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  return (
    // Keyboard users close it by Escape or by the content's own button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...others}
      ref={element}
      className={`${className ?? `${styles.dialog} ${styles[size]}`} ${isNew ? styles.new : ''}`}
      data-size={size}
      // The focus can be on it when its control has gone.
      tabIndex={-1}
      // Without it, one Back or Escape could close two dialogs. Browsers that lack it send `cancel`.
      closedby={isSheet ? undefined : 'none'}
      onCancel={handleCancel}
      onClose={({ target, currentTarget }) => {
        // Only where the browser has closed it: the event comes late, and strict mode may have opened it again.
        if (target === currentTarget && !currentTarget.open && currentTarget.isConnected) onClose()
      }}
      onMouseDown={(event) => {
        // The second click of a double click leaves the focus where it is, too.
        if (isNew) event.preventDefault()
        pressedOutside.current = !isNew && isOutside(event)
      }}
      onClick={(event) => {
        // Press and release must both be outside: selecting text past the edge closes nothing.
        if (isSheet && pressedOutside.current && isOutside(event)) onClose()
      }}
    >
      <DialogContext value={access}>
        {className ? children : <div className={`ui-stack ${styles.content}`}>{children}</div>}
      </DialogContext>
    </dialog>
  )
}

/** The content covers the dialog, so a click on the dialog itself is on its backdrop. */
function isOutside(event: MouseEvent<HTMLDialogElement>) {
  return event.target === event.currentTarget
}

/** Tells style sheets what covers the page. `:root:has(dialog)` would restyle the page at every change. */
function markPage() {
  const { dataset } = document.documentElement
  const front = frontDialog()
  if (front) dataset['dialog'] = front.dataset['size']
  else delete dataset['dialog']
}

/** Close, in view while the rest scrolls. */
export function DialogFoot() {
  const { close } = useDialog()
  return (
    <button type="button" className={`ui-button ${styles.close}`} onClick={close}>
      Close
    </button>
  )
}
