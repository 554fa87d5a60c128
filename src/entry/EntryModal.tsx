import { type ReactNode, useId } from 'react'
import type { Entry } from '../apod/entry.ts'
import { EntryInFull } from './EntryInFull.tsx'
import { ModalFrame } from './ModalFrame.tsx'

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
    <ModalFrame labelledBy={titleId} onClose={onClose}>
      <EntryInFull entry={entry} titleId={titleId} remedy={remedy} />
    </ModalFrame>
  )
}
