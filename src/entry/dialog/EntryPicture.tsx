import type { ReactNode, RefObject } from 'react'
import type { Entry } from '../../apod/entry.ts'
import styles from './EntryDialog.module.css'
import { Backdrop } from '../media/Backdrop.tsx'
import { continueFilm } from '../media/continue-film.ts'
import { EntryMedia } from '../media/EntryMedia.tsx'
import type { LoadedMedia } from '../media/use-media.ts'

interface EntryPictureProps {
  /** Receives what slides in its box. */
  ref: RefObject<HTMLDivElement | null>
  /** Undefined while it is loading. */
  entry: Entry | undefined
  loaded: LoadedMedia
  /** The picture's width by its height. */
  ratio: number
  fallbackAction: ReactNode
  onZoom: () => void
}

/** The media of an entry's dialog; a click on a picture zooms it. */
export function EntryPicture(props: EntryPictureProps) {
  const { ref, entry, loaded, ratio, fallbackAction, onZoom } = props
  const zooms = loaded.media.kind === 'picture' && !loaded.hasFailed
  return (
    // Keyboard users have the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={`${styles.picture} ${zooms ? styles.zooms : ''}`}
      style={{ aspectRatio: ratio }}
      onClick={zooms ? onZoom : undefined}
    >
      <div ref={ref} className="shimmers">
        {entry ? (
          <EntryMedia
            entry={entry}
            loaded={loaded}
            fallbackAction={fallbackAction}
            filmRef={continueFilm}
          />
        ) : (
          <Backdrop />
        )}
      </div>
    </div>
  )
}
