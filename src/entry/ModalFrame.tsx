import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './EntryModal.module.css'

interface ModalFrameProps {
  /** The id of the element that names the modal. */
  labelledBy: string
  onClose: () => void
  children: ReactNode
}

/** The modal without its entry: a dialog with a close button. */
export function ModalFrame({ labelledBy, onClose, children }: ModalFrameProps) {
  return (
    <Dialog labelledBy={labelledBy} onClose={onClose}>
      <div className={styles.modal}>
        <form method="dialog" className={styles.close}>
          <button type="submit" className="icon-button" aria-label="Close">
            <Icon icon={X} />
          </button>
        </form>
        {children}
      </div>
    </Dialog>
  )
}
