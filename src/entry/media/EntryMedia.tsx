import type { ReactNode, RefCallback } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { Backdrop } from './Backdrop.tsx'
import styles from './EntryMedia.module.css'
import { Film } from './Film.tsx'
import { MediaOrNotice } from './MediaOrNotice.tsx'
import { Picture } from './Picture.tsx'
import type { LoadedMedia } from './use-media.ts'

interface EntryMediaProps {
  entry: Entry
  loaded: LoadedMedia
  /** Shown if the media can't be loaded, instead of a retry button. */
  fallbackAction?: ReactNode
  filmRef?: RefCallback<HTMLElement>
  /** Shown where the entry has none. */
  insteadOfMedia?: ReactNode
}

/** An entry's media, whole, in a box that its parent sizes, so that nothing moves when they load. */
export function EntryMedia({ filmRef, ...props }: EntryMediaProps) {
  const { entry, loaded } = props
  const { media, hasFailed, onError } = loaded
  const [source] = loaded.sources
  return (
    <div
      className={`shimmers ${styles.media} ${styles[hasFailed ? 'none' : media.kind]}`}
      tabIndex={-1}
      data-focus-region
    >
      <MediaOrNotice {...props}>
        {source && (
          <>
            <Picture entry={entry} source={source} fit="whole" onError={onError} />
            <Backdrop />
          </>
        )}
        {(media.kind === 'film' || media.kind === 'player') && (
          <Film ref={filmRef} entry={entry} media={media} onError={onError} />
        )}
      </MediaOrNotice>
    </div>
  )
}
