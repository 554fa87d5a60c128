import type { ReactNode } from 'react'
import type { Entry } from '../apod/entry.ts'
import styles from './EntryMedia.module.css'
import { Playable } from './Playable.tsx'
import { maxWidthOf } from './picture-box.ts'
import { Picture } from './Picture.tsx'
import type { MediaLoad } from './use-media-load.ts'

interface EntryMediaProps {
  entry: Entry
  load: MediaLoad
}

/** An entry's media, whole, in a box that its parent sizes, so that nothing moves when they load. */
export function EntryMedia({ entry, load }: EntryMediaProps) {
  const { media, status, sources } = load
  const maxWidth = maxWidthOf(sources[0]?.url ?? '')

  return (
    <div className={styles.media} style={maxWidth ? { '--max-width': `${maxWidth}px` } : undefined}>
      <MediaOrNotice load={load}>
        {media.kind === 'picture' && (
          <>
            <Picture entry={entry} load={load} fit="whole" hasTransition onLoad={load.handleLoad} />
            {status === 'loading' && <span className="ui-shimmer" aria-hidden />}
          </>
        )}
        {(media.kind === 'film' || media.kind === 'player') && (
          <Playable entry={entry} media={media} fit="whole" onError={load.handleError} />
        )}
      </MediaOrNotice>
    </div>
  )
}

interface MediaOrNoticeProps {
  load: MediaLoad
  isTile?: boolean
  children: ReactNode
}

/** An entry's media, or why there are none. */
export function MediaOrNotice({ load, isTile, children }: MediaOrNoticeProps) {
  const { media, status, lookUpPath } = load
  if (status === 'loading' || status === 'ready') return children
  const buttonClass = isTile ? 'ui-quiet-button' : 'ui-button'
  return (
    <div className={isTile ? styles.inTile : 'ui-empty-state'}>
      <p>
        {status === 'none'
          ? 'This day has no picture to show here.'
          : `The ${media.kind} could not be loaded.`}
      </p>
      {status === 'failed' && !lookUpPath && (
        <button type="button" className={buttonClass} onClick={load.retry}>
          Try again
        </button>
      )}
      {lookUpPath && (
        <a className={buttonClass} href={lookUpPath}>
          Look it up again
        </a>
      )}
    </div>
  )
}
