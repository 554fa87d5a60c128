import { X } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type Steps, PreviousNextButtons } from '../ui/PreviousNextButtons.tsx'
import styles from './EntryDialog.module.css'

interface EntryDialogProps {
  /** The id of the element that labels the dialog. */
  labelledBy: string
  /** Identifies what is shown; each page starts scrolled to its top. */
  page: string
  /** Announced after navigating to another page. */
  news: string | undefined
  /** The previous and the next page; the screen handles their keys. */
  steps: Steps
  onClose: () => void
  children: ReactNode
}

/** A dialog with close, previous and next buttons that stays open while navigating. */
export function EntryDialog({
  labelledBy,
  page,
  news,
  steps,
  onClose,
  children,
}: EntryDialogProps) {
  const [openedAt] = useState(page)
  return (
    <Dialog labelledBy={labelledBy} onClose={onClose}>
      <div className={styles.modal}>
        <form method="dialog" className={styles.close}>
          <button type="submit" className="icon-button" aria-label="Close">
            <Icon icon={X} />
          </button>
          <div className={styles.navigation}>
            <PreviousNextButtons {...steps} />
          </div>
        </form>
        <p className="visually-hidden" role="status">
          {page !== openedAt && news}
        </p>
        <div key={page} ref={startPage}>
          {children}
        </div>
      </div>
    </Dialog>
  )
}

/** Starts a new page at its top. Where the last one took the focus with it, Close gets it. */
function startPage(content: HTMLElement | null) {
  const dialog = content?.closest('dialog')
  dialog?.scrollTo(0, 0)
  if (dialog?.open && !dialog.contains(document.activeElement)) {
    dialog.querySelector('button')?.focus({ preventScroll: true })
  }
}
