import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import styles from './EntryDialog.module.css'
import { continueFilm } from './media/continue-film.ts'
import { EntryMedia } from './media/EntryMedia.tsx'
import { panorama } from './viewer/stops.ts'
import type { LoadedMedia } from './media/use-media.ts'

interface EntryPictureProps extends LoadedMedia {
  /** Undefined while it is loading. */
  entry: Entry | undefined
  fallbackAction: ReactNode
  onZoom: () => void
}

/** The media of an entry's dialog; a click on a picture zooms it. */
export function EntryPicture({ entry, onZoom, ...media }: EntryPictureProps) {
  const [ratio, setRatio] = useState(() => ratioOf(openersPicture()))
  const zooms = media.media.kind === 'picture' && media.status === 'ok'

  function measure({ target }: SyntheticEvent) {
    if (target instanceof HTMLImageElement) setRatio(ratioOf(target))
  }

  return (
    // Keyboard users have the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.picture}
      // Larger above the words than beside them.
      data-shape={ratio >= panorama ? 'panorama' : undefined}
      data-zooms={zooms}
      style={{ aspectRatio: ratio }}
      onClick={zooms ? onZoom : undefined}
      onLoadCapture={measure}
    >
      {entry && <EntryMedia entry={entry} fit="modal" filmRef={continueFilm} {...media} />}
    </div>
  )
}

/** Its width by its height; that of most while it is not known. */
function ratioOf(picture: HTMLImageElement | null) {
  return picture?.naturalWidth ? picture.naturalWidth / picture.naturalHeight : 3 / 2
}

/** The picture of the card that opens the dialog; it has the focus. */
function openersPicture() {
  return document.activeElement?.closest('article')?.querySelector('img') ?? null
}
