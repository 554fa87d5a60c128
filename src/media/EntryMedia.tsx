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
  /** Where the entry is looked up again if its media can't be loaded; without it they are loaded again. */
  lookUpPath?: string | undefined
}

/** An entry's media, whole, in a box that its parent sizes, so that nothing moves when they load. */
export function EntryMedia(props: EntryMediaProps) {
  const { entry, load } = props
  const { media, status, sources } = load
  const maxWidth = maxWidthOf(sources[0]?.url ?? '')

  return (
    <div className={styles.media} style={maxWidth ? { '--max-width': `${maxWidth}px` } : undefined}>
      <MediaOrNotice load={load} lookUpPath={props.lookUpPath}>
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

interface MediaOrNoticeProps extends Pick<EntryMediaProps, 'load' | 'lookUpPath'> {
  isTile?: boolean
  children: ReactNode
}

/** An entry's media, or why there are none. */
export function MediaOrNotice(props: MediaOrNoticeProps) {
  const { load, isTile, children } = props
  const { kind } = load.media
  if (load.status !== 'failed') return children
  return (
    <div className={isTile ? styles.inTile : 'ui-empty-state'}>
      <p>{kind === 'none' ? noPictureSentence : `The ${kind} could not be loaded.`}</p>
      {kind !== 'none' && <Retry {...props} />}
    </div>
  )
}

function Retry({ load, lookUpPath, isTile }: Omit<MediaOrNoticeProps, 'children'>) {
  const className = isTile ? 'ui-quiet-button' : 'ui-button'
  return lookUpPath ? (
    <a className={className} href={lookUpPath}>
      Look it up again
    </a>
  ) : (
    <button type="button" className={className} onClick={load.retry}>
      Try again
    </button>
  )
}

/** The sentence below the words of a day without media. */
export function NoMedia() {
  return <p className="ui-small-print">{noPictureSentence}</p>
}

const noPictureSentence = 'This day has no picture to show here.'
