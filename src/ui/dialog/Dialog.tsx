import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import styles from './Dialog.module.css'
import { doubleClickMilliseconds } from '../double-click.ts'
import { closeModal, modal } from './modal.ts'

interface DialogProps {
  /** The id of the element that names the dialog. */
  labelledBy: string
  /** As large as its content, or always as large as the window; small by default. */
  size?: 'small' | 'large'
  /** Called after the visitor closed it: by Escape, Back, a button inside or a click outside. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog that is open while it is mounted. */
export function Dialog({ labelledBy, size = 'small', onClose, children }: DialogProps) {
  const pressedOutside = useRef(false)
  const [openedAt] = useState(() => performance.now())

  return (
    // Keyboard users close it by Escape or by the content's own button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal(onClose)}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={labelledBy}
      onMouseDown={(event) => {
        // The second click of a double click that opened it must not close it.
        pressedOutside.current =
          isOutside(event) && event.timeStamp - openedAt > doubleClickMilliseconds
      }}
      onClick={(event) => {
        // Press and release must both be outside: selecting text past the edge closes nothing.
        if (pressedOutside.current && isOutside(event)) closeModal(event.currentTarget)
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}

/** The content covers the dialog, so a click on the dialog itself is on its backdrop. */
function isOutside(event: MouseEvent<HTMLDialogElement>) {
  return event.target === event.currentTarget
}
