import { ExternalLink } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { Entry } from '../apod/entry.ts'
import { nasaPageOf } from '../apod/links.ts'
import { controlBeside } from '../ui/focus.ts'
import { SiteLink } from '../ui/QuietButton.tsx'
import { maxWidthOf } from './picture-box.ts'
import { Picture } from './Picture.tsx'
import { Playable } from './Playable.tsx'
import type { MediaLoad } from './use-media-load.ts'
import styles from './EntryMedia.module.css'

interface EntryMediaProps {
  entry: Entry
  load: MediaLoad
}

/** Fills a box that its parent sizes, so that nothing moves when the media load. */
export function EntryMedia({ entry, load }: EntryMediaProps) {
  const { media, status, source } = load
  const maxWidth = maxWidthOf(source?.url ?? '')

  return (
    <div className={styles.media} style={maxWidth ? { '--max-width': `${maxWidth}px` } : undefined}>
      <MediaOrNotice entry={entry} load={load}>
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

interface MediaOrNoticeProps extends EntryMediaProps {
  isTile?: boolean
  children: ReactNode
}

export function MediaOrNotice({ entry, load, isTile = false, children }: MediaOrNoticeProps) {
  const { media, status, lookUpPath } = load
  if (status === 'loading' || status === 'ready') return children
  const buttonClass = isTile ? 'ui-quiet-button' : 'ui-button'

  function tryAgain({ currentTarget }: MouseEvent<HTMLElement>) {
    // The whole row is about to unmount.
    const row = currentTarget.parentElement ?? currentTarget
    controlBeside(row, 'button, a')?.focus({ preventScroll: true })
    load.retry()
  }

  return (
    <div className={isTile ? styles.inTile : 'ui-empty-state'}>
      {status === 'none' && <p>This day has no picture to show here.</p>}
      {status === 'failed' && (
        // In a list, screen readers would announce it for each tile.
        <p role={isTile ? undefined : 'alert'}>{`The ${media.kind} could not be loaded.`}</p>
      )}
      <div className="ui-row">
        {status === 'failed' && !lookUpPath && (
          <button type="button" className={buttonClass} onClick={tryAgain}>
            Try again
          </button>
        )}
        {lookUpPath && (
          <a className={buttonClass} href={lookUpPath}>
            Look it up again
          </a>
        )}
        {!isTile && <SiteLink icon={ExternalLink} label="At NASA" href={nasaPageOf(entry)} />}
      </div>
    </div>
  )
}
