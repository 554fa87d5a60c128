import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { altOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { nasaPageOf } from '../apod/links.ts'
import { isPlayable, videoOrEmbedUrlOf } from '../apod/media.ts'
import { useMovedPicture } from '../ui/picture-transition.ts'
import { ExternalSiteLink } from '../ui/QuietButton.tsx'
import { type MediaLoad, smallUrlOf, useFileLoad } from './file-load.ts'
import { LeavingPicture } from './LeavingPicture.tsx'
import { maxWidthOf } from './picture-box.ts'
import { Picture } from './Picture.tsx'
import { Playable } from './Playable.tsx'
import styles from './EntryMedia.module.css'

interface EntryMediaProps {
  entry: Entry
  load: MediaLoad
  /** The path that looks a bookmark's day up again, in case NASA now has other media. */
  lookUpPath?: string | undefined
}

/** Fills a box that its parent sizes, so that nothing moves when the media load. */
export function EntryMedia(props: EntryMediaProps) {
  const { entry, load } = props
  const { media, file } = load
  const maxWidth = maxWidthOf(file?.url ?? '')

  return (
    <div className={styles.media} style={{ '--max-width': maxWidth && `${maxWidth}px` }}>
      <LeavingPicture date={entry.date} load={load} />
      <MediaOrNotice key={entry.date} {...props}>
        {media.kind === 'picture' && (
          <>
            <PreviewPicture load={load} date={entry.date} />
            <Picture load={load} fit="contain" alt={altOf(entry)} hasTransition />
          </>
        )}
        {isPlayable(media) && (
          <Playable entry={entry} media={media} fit="contain" onError={load.handleError} />
        )}
      </MediaOrNotice>
    </div>
  )
}

/** Shows a small picture behind the large one, and a shimmer until either has loaded. */
export function PreviewPicture({ load, date }: { load?: MediaLoad; date: string }) {
  const url = useMovedPicture(date)?.url ?? (load && smallUrlOf(load.media, load.file))
  const small = useFileLoad(url !== undefined && url !== load?.file?.url ? [{ url }] : [])
  const isWaiting = ![small.status, load?.status].includes('ready')
  return (
    <>
      <Picture load={small} fit="contain" className="ui-behind" decoding="sync" hasTransition />
      {isWaiting && <span className="ui-behind ui-shimmer" aria-hidden />}
    </>
  )
}

interface MediaOrNoticeProps extends EntryMediaProps {
  isTile?: boolean
  children: ReactNode
}

export function MediaOrNotice(props: MediaOrNoticeProps) {
  const { entry, load, lookUpPath, isTile = false, children } = props
  const { media, status } = load
  if (status === 'loading' || status === 'ready') return children
  const noun = media.kind === 'picture' ? 'picture' : 'video'
  const buttonClass = isTile ? 'ui-quiet-button' : 'ui-button'

  return (
    <div className={isTile ? styles.inTile : 'ui-empty-state'}>
      {status === 'none' && <p>There’s no picture to show for this day.</p>}
      {status === 'failed' && (
        // In a list, screen readers would announce it for each tile.
        <p role={isTile ? undefined : 'alert'}>{`The ${noun} couldn’t be loaded.`}</p>
      )}
      <div className={`ui-row ${isTile ? 'ui-outdented' : ''}`}>
        {status === 'failed' && (
          <button type="button" className={buttonClass} onClick={load.retry}>
            Try again
          </button>
        )}
        {lookUpPath && (
          <a className={buttonClass} href={lookUpPath}>
            Look up this day again
          </a>
        )}
        {!isTile && (
          <ExternalSiteLink icon={ExternalLink} label="On NASA’s site" href={nasaPageOf(entry)} />
        )}
        {!isTile && <VideoLink entry={entry} />}
      </div>
    </div>
  )
}

export function VideoLink({ entry }: { entry: Entry }) {
  const url = videoOrEmbedUrlOf(entry)
  if (!url) return null
  return (
    <ExternalSiteLink
      icon={ExternalLink}
      label={`Open on ${new URL(url).host}`}
      href={url}
      // YouTube's player refuses to play without the referrer.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
