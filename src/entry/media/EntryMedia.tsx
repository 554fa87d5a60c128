import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { nasaPageOf } from '../../apod/links.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './EntryMedia.module.css'
import { Playable } from './Playable.tsx'
import { widestOf } from './picture-box.ts'
import { Picture } from './Picture.tsx'
import type { MediaProgress } from './use-media.ts'

interface EntryMediaProps {
  entry: Entry
  media: MediaProgress
  /** Where the entry is looked up again if its media can't be loaded; without it they are loaded again. */
  lookUpPath?: string | undefined
}

/** An entry's media, whole, in a box that its parent sizes, so that nothing moves when they load. */
export function EntryMedia(props: EntryMediaProps) {
  const { entry, media } = props
  const { medium, state, sources } = media
  const widest = widestOf(sources[0]?.url ?? '')

  return (
    <div className={styles.media} style={widest ? { '--widest': `${widest}px` } : undefined}>
      <MediaOrNotice {...props}>
        {medium.kind === 'picture' && (
          <>
            <Picture entry={entry} media={media} fit="whole" moves onLoad={media.reportLoad} />
            {state === 'loading' && <span className="ui-shimmer" aria-hidden />}
          </>
        )}
        {(medium.kind === 'film' || medium.kind === 'player') && (
          <Playable entry={entry} medium={medium} fit="whole" onError={media.reportError} />
        )}
      </MediaOrNotice>
    </div>
  )
}

interface MediaOrNoticeProps extends EntryMediaProps {
  /** In a tile, the link to NASA is left to the dialog. */
  isTile?: boolean
  children: ReactNode
}

/** NASA's archive since September 2026; the old pages, named by a date, lead to its front page. */
const nasaArchiveUrl = 'https://science.nasa.gov/apod/'

/** An entry's media, or why there are none, with a link to NASA's page for the day, or else to the archive. */
export function MediaOrNotice(props: MediaOrNoticeProps) {
  const { entry, media, isTile, children } = props
  const { kind } = media.medium
  if (kind !== 'none' && media.state !== 'failed') return children
  return (
    <div className={isTile ? styles.inTile : 'ui-empty-state'}>
      <p>{kind === 'none' ? noPictureSentence : `The ${kind} could not be loaded.`}</p>
      {kind !== 'none' && <Retry {...props} />}
      {!isTile && <LinkToNasa entry={entry} />}
    </div>
  )
}

function Retry({ media, lookUpPath, isTile }: Omit<MediaOrNoticeProps, 'children'>) {
  const look = isTile ? 'ui-quiet-button' : 'ui-button'
  return lookUpPath ? (
    <a className={look} href={lookUpPath}>
      Look it up again
    </a>
  ) : (
    <button type="button" className={look} onClick={media.retry}>
      Load it again
    </button>
  )
}

/** The sentence below the words of a day without media, with a link to its page at NASA. */
export function NoMedia({ entry }: { entry: Entry }) {
  return (
    <>
      <p className="ui-small-print">{noPictureSentence}</p>
      <p>
        <LinkToNasa entry={entry} />
      </p>
    </>
  )
}

const noPictureSentence = 'This day has no picture to show here.'

function LinkToNasa({ entry }: { entry: Entry }) {
  const page = nasaPageOf(entry)
  const look = 'ui-button ui-outlined'
  return (
    <a className={look} href={page ?? nasaArchiveUrl} target="_blank" rel="noopener">
      <span>{page ? 'Open this day at NASA' : 'Open NASA’s archive'}</span>{' '}
      <Icon icon={ExternalLink} />
    </a>
  )
}
