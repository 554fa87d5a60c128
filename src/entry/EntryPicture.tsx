import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { sizeIn } from '../apod/nasa-asset.ts'
import type { PictureSource } from '../apod/picture-sources.ts'
import columns from './EntryColumns.module.css'
import styles from './EntryDialog.module.css'
import { Backdrop } from './media/Backdrop.tsx'
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
  const picture = media.media.kind === 'picture' ? media.media : undefined
  const [seen, setSeen] = useState(() => ratioOf(openersPicture()))
  const ratio = (picture && statedRatio(picture.sources)) ?? seen ?? usual
  const zooms = picture && media.status === 'ok'

  function measure({ target }: SyntheticEvent) {
    if (target instanceof HTMLImageElement && target.matches(inTime)) setSeen(ratioOf(target))
  }

  return (
    // Keyboard users have the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={`shimmers ${styles.picture} ${columns.picture}`}
      // Larger above the words than beside them.
      data-shape={ratio >= panorama ? 'panorama' : undefined}
      data-zooms={zooms}
      style={{ aspectRatio: ratio }}
      onClick={zooms ? onZoom : undefined}
      onLoadCapture={measure}
    >
      {entry ? (
        <EntryMedia entry={entry} fit="modal" filmRef={continueFilm} {...media} />
      ) : (
        <Backdrop />
      )}
    </div>
  )
}

/** The ratio of most pictures. */
const usual = 3 / 2

/** Its width by its height, if the URL of one of its sources says them. */
function statedRatio(sources: readonly PictureSource[]) {
  const size = sources.map(({ url }) => sizeIn(new URL(url).searchParams)).find(Boolean)
  return size && size.width / size.height
}

/** Its width by its height, once it is known. */
function ratioOf(picture: HTMLImageElement | null) {
  return picture?.naturalWidth ? picture.naturalWidth / picture.naturalHeight : undefined
}

/** Only pictures already in memory: one from the network arrives after the text, which must not move then. */
const inTime = '[data-picture]:not([data-coming])'

/** The picture of the card that opens the dialog; it has the focus. */
function openersPicture() {
  return document.activeElement?.closest('article')?.querySelector('img') ?? null
}
