import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { nasaLinkOf } from '../apod/day-pages.ts'
import { altOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { isPlayable, videoOrEmbedUrlOf } from '../apod/media.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ExternalSiteLink } from '../ui/QuietButton.tsx'
import type { MediaFiles } from './files.ts'
import { Glow } from './Glow.tsx'
import { defaultRatio, maxWidthOf, ratioOf } from './picture-box.ts'
import { Picture } from './Picture.tsx'
import { Playable } from './Playable.tsx'
import type { ShownMedia } from './use-shown-media.ts'
import styles from './EntryMedia.module.css'

interface EntryMediaProps {
  /** The class of the box that the media fill. It gets their `--ratio`, so nothing moves when they load. */
  className: string | undefined
  /** Undefined while it loads. */
  entry: Entry | undefined
  shownMedia: ShownMedia
  /** The path that looks a bookmark's day up again, in case NASA now has other media. */
  lookUpPath?: string | undefined
  onZoom?: (() => void) | undefined
}

/** An entry's picture, video or embed, or a notice. A picture glows around its box. */
export function EntryMedia(props: EntryMediaProps) {
  const { className, entry, shownMedia, lookUpPath, onZoom } = props
  const { media, file, hasFailed, handleError, isPicture, picture } = shownMedia
  const ratio = entry ? ratioOf(media) : (picture.ratio ?? defaultRatio)
  const maxWidth = maxWidthOf(file?.url ?? '')

  return (
    <>
      {/* Not behind a failure's notice, where it could make dark text unreadable. */}
      {(isPicture || (isPlayable(media) && !hasFailed)) && <Glow picture={picture} isBehindText />}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboard users have the button */}
      <div
        className={className}
        style={{ '--ratio': hasFailed ? defaultRatio : ratio, cursor: onZoom && 'zoom-in' }}
        onClick={onZoom}
      >
        <div className={styles.media} style={{ '--max-width': maxWidth && `${maxWidth}px` }}>
          {isPicture && <Picture picture={picture} alt={entry ? altOf(entry) : ''} hasTransition />}
          {entry && (
            <MediaOrNotice entry={entry} files={shownMedia} lookUpPath={lookUpPath}>
              {isPlayable(media) && (
                <Playable
                  // A new element for each day, because a player may have navigated.
                  key={picture.subject}
                  entry={entry}
                  media={media}
                  onError={handleError}
                />
              )}
            </MediaOrNotice>
          )}
        </div>
      </div>
    </>
  )
}

interface MediaOrNoticeProps {
  entry: Entry
  files: MediaFiles
  lookUpPath?: string | undefined
  isTile?: boolean
  children?: ReactNode
}

export function MediaOrNotice(props: MediaOrNoticeProps) {
  const { entry, files, lookUpPath, isTile = false, children } = props
  const { media, hasFailed, retry } = files
  if (media.kind !== 'none' && !hasFailed) return children
  const noun = media.kind === 'picture' ? 'picture' : 'video'
  const buttonClass = isTile ? 'ui-quiet-button' : 'ui-button'
  const Box = isTile ? 'div' : EmptyState

  return (
    <Box className={isTile ? styles.inTile : ''}>
      {media.kind === 'none' && <p>There’s no picture to show for this day.</p>}
      {hasFailed && (
        // In a list, screen readers would announce it for each tile.
        <p role={isTile ? undefined : 'alert'}>{`The ${noun} couldn’t be loaded.`}</p>
      )}
      <div className={`ui-row ${isTile ? 'ui-outdented' : ''}`}>
        {hasFailed && (
          <button type="button" className={buttonClass} onClick={retry}>
            Try again
          </button>
        )}
        {lookUpPath && (
          <a className={buttonClass} href={lookUpPath}>
            Look up this day again
          </a>
        )}
        {!isTile && <ExternalSiteLink icon={ExternalLink} {...nasaLinkOf(entry)} />}
        {!isTile && <VideoLink entry={entry} />}
      </div>
    </Box>
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
