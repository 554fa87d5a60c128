import type { ReactNode } from 'react'
import { useDialog } from './dialog-context.ts'
import styles from './Dialog.module.css'

interface DialogFootProps {
  /** What the button says that closes the dialog. */
  closeLabel?: string
  /** The buttons before it. */
  children?: ReactNode
}

/** The buttons of a small dialog, in view below what scrolls. */
export function DialogFoot({ closeLabel = 'Close', children }: DialogFootProps) {
  const { close } = useDialog()
  return (
    <div className={`row ${styles.foot}`}>
      {children}
      <button type="button" className={children ? 'quiet-button' : 'button'} onClick={close}>
        {closeLabel}
      </button>
    </div>
  )
}
