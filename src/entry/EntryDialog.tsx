import { X } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type Steps, PreviousNextButtons } from '../ui/PreviousNextButtons.tsx'
import styles from './EntryDialog.module.css'

interface EntryDialogProps {
  /** The id of the element that names the modal. */
  labelledBy: string
  /** Names what is shown: each page begins at its beginning. */
  page: string
  /** Said of a page that was leafed to, once it is there. */
  news: string | undefined
  /** What to leaf to; the keys for it are the screen's. */
  steps: Steps
  onClose: () => void
  children: ReactNode
}

/** The modal without its entry: a dialog with a close button that stays open while one leafs. */
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
        <div key={page} ref={scrollToTop}>
          {children}
        </div>
      </div>
    </Dialog>
  )
}

function scrollToTop(content: HTMLElement | null) {
  content?.closest('dialog')?.scrollTo(0, 0)
}
