import type { ReactNode } from 'react'
import type { Entry } from '../../apod/entry.ts'
import styles from './EntryMedia.module.css'
import { Film } from './Film.tsx'
import { MediaOrNotice } from './MediaOrNotice.tsx'
import { Picture } from './Picture.tsx'
import { widestOf } from './picture-box.ts'
import type { LoadedMedia } from './use-media.ts'

interface EntryMediaProps {
  entry: Entry
  loaded: LoadedMedia
  /** Shown if the media can't be loaded, instead of a retry button. */
  fallbackAction?: ReactNode
}

/** An entry's media, whole, in a box that its parent sizes, so that nothing moves when they load. */
export function EntryMedia(props: EntryMediaProps) {
  const { entry, loaded } = props
  const { media, state, sources } = loaded
  const widest = widestOf(sources[0]?.url ?? '')

  return (
    <div className={styles.media} style={widest ? { '--widest': `${widest}px` } : undefined}>
      <MediaOrNotice {...props}>
        {media.kind === 'picture' && (
          <>
            <Picture entry={entry} loaded={loaded} fit="whole" moves />
            {state === 'loading' && <span className="shimmer" aria-hidden />}
          </>
        )}
        {(media.kind === 'film' || media.kind === 'player') && (
          <Film entry={entry} media={media} fit="whole" onError={loaded.onError} />
        )}
      </MediaOrNotice>
    </div>
  )
}
