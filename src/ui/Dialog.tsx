import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import styles from './Dialog.module.css'
import { doubleClickMilliseconds } from './double-click.ts'
import { modal } from './modal.ts'

interface DialogProps {
  /** The id of the element that names the dialog. */
  labelledBy: string
  /** Called when the visitor has closed it, by Escape, a button in it or a click outside. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog on a panel of its own, open as long as it is mounted. */
export function Dialog({ labelledBy, onClose, children }: DialogProps) {
  const pressedOutside = useRef(false)
  const [openedAt] = useState(() => performance.now())

  return (
    // The mouse's way out has the keyboard's beside it: Escape, and the button that the content brings.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal(onClose)}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      onMouseDown={(event) => {
        // The rest of the double click that has opened it closes nothing.
        pressedOutside.current =
          isOutside(event) && event.timeStamp - openedAt > doubleClickMilliseconds
      }}
      onClick={(event) => {
        // Both ends of the click lie outside, so that selecting text past the edge closes nothing.
        if (pressedOutside.current && isOutside(event)) event.currentTarget.close()
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}

/** The content covers the dialog, so only its backdrop is the dialog itself. */
function isOutside(event: MouseEvent<HTMLDialogElement>) {
  return event.target === event.currentTarget
}
