import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import styles from './Dialog.module.css'
import { closeDialog, openDialog } from './open-dialogs.ts'

/**
 * A click that follows sooner is the second of a double click, in milliseconds. Not every browser
 * counts clicks across two elements. An intended second click takes longer.
 */
export const doubleClickMilliseconds = 400

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref'> {
  /** The id of the element that names the dialog. */
  labelledBy?: string
  /** As large as its content (the default), or always nearly or just as large as the window. */
  size?: 'small' | 'large' | 'full'
  /** In place of the dialog's own look. */
  className?: string | undefined
  /** Called when it has closed, however the visitor did that. */
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that is open while it is mounted.
 * - Back closes the dialog in front, since each has a history entry with the address behind it.
 * - Escape, a button, a click outside or a swipe closes it with `closeDialog`, which leaves that entry.
 * - A step or a link inside (`goTo`) changes the address; the dialog stays open, and Back still closes it first.
 * - A link to another screen takes over the dialog's entry: Back leads to where the dialog was opened.
 * - A reload closes all dialogs and leaves their entries.
 * - If React removes it, as for a bookmark that is gone, it closes at once, without a movement.
 */
export function Dialog(props: DialogProps) {
  const { labelledBy, size = 'small', className, onClose, children, ...others } = props
  const pressedOutside = useRef(false)
  const [openedAt] = useState(() => performance.now())

  return (
    // Keyboard users close it by Escape or by the content's own button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...others}
      ref={openDialog}
      className={className ?? styles.dialog}
      data-size={size}
      aria-labelledby={labelledBy}
      onClose={({ currentTarget }) => {
        // Not while it is open: strict mode reopens it on mount, and React also sends it the `close` of
        // a dialog inside, as the viewer is.
        if (!currentTarget.open) onClose()
      }}
      onClickCapture={(event) => {
        // Ignore the second click of a double click that opened it.
        if (event.detail < 2 || event.timeStamp - openedAt > doubleClickMilliseconds) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onMouseDown={(event) => {
        // Nor may it close the dialog, where the browser has not counted it as the second.
        pressedOutside.current =
          isOutside(event) && event.timeStamp - openedAt > doubleClickMilliseconds
      }}
      onClick={(event) => {
        // Press and release must both be outside: selecting text past the edge closes nothing.
        if (pressedOutside.current && isOutside(event)) closeDialog(event.currentTarget)
      }}
    >
      {className ? children : <div className={styles.content}>{children}</div>}
    </dialog>
  )
}

/** The content covers the dialog, so a click on the dialog itself is on its backdrop. */
function isOutside(event: MouseEvent<HTMLDialogElement>) {
  return event.target === event.currentTarget
}
