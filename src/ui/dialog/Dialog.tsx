import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react'
import styles from './Dialog.module.css'
import { closeDialog, openDialog } from './open-dialogs.ts'

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
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event)
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
