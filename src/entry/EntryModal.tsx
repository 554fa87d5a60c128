import { X } from 'lucide-react'
import { useId } from 'react'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { copyrightOf, foldBlanks, titleOf } from '../apod/words.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { CopyrightLine } from './CopyrightLine.tsx'
import styles from './EntryModal.module.css'
import { EntryMedia } from './EntryMedia.tsx'

interface EntryModalProps {
  entry: Entry
  onClose: () => void
}

/** The whole entry: media, title, copyright, date and explanation. */
export function EntryModal({ entry, onClose }: EntryModalProps) {
  const titleId = useId()

  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div className={styles.modal}>
        <form method="dialog" className={styles.close}>
          <button type="submit" className="icon-button" aria-label="Close">
            <X aria-hidden />
          </button>
        </form>
        <EntryMedia entry={entry} media={mediaOf(entry)} fit="modal" />
        <div className={styles.words}>
          <h2 id={titleId}>{titleOf(entry)}</h2>
          <CopyrightLine copyright={copyrightOf(entry)} />
          <p className="line">
            <time dateTime={entry.date}>{entry.date}</time>
          </p>
          <p className={styles.explanation}>{foldBlanks(entry.explanation)}</p>
        </div>
      </div>
    </Dialog>
  )
}
