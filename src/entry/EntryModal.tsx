import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Entry } from '../apod/entry.ts'
import { copyrightOf, paragraphsOf, titleOf } from '../apod/words.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { CopyrightLine } from './CopyrightLine.tsx'
import styles from './EntryModal.module.css'
import { EntryMedia } from './EntryMedia.tsx'

interface EntryModalProps {
  entry: Entry
  /** What to offer where the media can't be loaded. */
  remedy?: ReactNode
  onClose: () => void
}

/** The whole entry: media, title, copyright, date and explanation. */
export function EntryModal({ entry, remedy, onClose }: EntryModalProps) {
  const titleId = useId()

  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div className={styles.modal}>
        <form method="dialog" className={styles.close}>
          <button type="submit" className="icon-button" aria-label="Close">
            <X aria-hidden />
          </button>
        </form>
        <EntryMedia entry={entry} fit="modal" remedy={remedy} />
        <div className={styles.words}>
          <h2 id={titleId}>{titleOf(entry)}</h2>
          <CopyrightLine copyright={copyrightOf(entry)} />
          <p className="line">
            <time dateTime={entry.date}>{entry.date}</time>
          </p>
          <div className={styles.explanation}>
            {paragraphsOf(entry).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </Dialog>
  )
}
