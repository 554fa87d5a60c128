import { useEffect, useRef } from 'react'
import { altOf, titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import type { PlayableMedia } from '../apod/media.ts'
import { useIsCovered } from '../ui/front-dialog.ts'
import styles from './EntryMedia.module.css'

/** Of the player that a press has started. */
export const playerId = 'player'

interface PlayableProps {
  entry: Entry
  media: PlayableMedia
  onError: () => void
  autoPlay?: boolean
}

export function Playable(props: PlayableProps) {
  return props.media.kind === 'video' ? <VideoFile {...props} /> : <Embed {...props} />
}

function VideoFile({ entry, media, onError, autoPlay = false }: PlayableProps) {
  const video = useRef<HTMLVideoElement>(null)
  const isCovered = useIsCovered()
  useEffect(() => {
    if (isCovered) video.current?.pause()
  }, [isCovered])

  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- NASA sends no captions
    <video
      ref={video}
      id={autoPlay ? playerId : undefined}
      className={autoPlay ? 'ui-fill' : styles.playable}
      autoPlay={autoPlay}
      controls
      playsInline
      preload="metadata"
      src={media.url}
      poster={media.poster}
      aria-label={altOf(entry)}
      onError={onError}
    />
  )
}

function Embed({ entry, media: { url }, autoPlay }: PlayableProps) {
  const isCovered = useIsCovered()
  // Another site's page can't be paused from here.
  if (isCovered) return null
  const isKnown = isKnownSite(url)
  return (
    <iframe
      id={autoPlay ? playerId : undefined}
      className={autoPlay ? 'ui-fill' : styles.playable}
      // Must come before `src`, because a sandbox applies to the next page.
      sandbox={sandboxOf(url, isKnown)}
      src={autoPlay && isKnown ? playingUrl(url) : url}
      title={titleOf(entry)}
      loading="lazy"
      // YouTube's player refuses to play without the referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      allow={`accelerometer; encrypted-media; gyroscope${isKnown ? '; autoplay; clipboard-write; picture-in-picture; web-share' : ''}`}
      allowFullScreen
    />
  )
}

function playingUrl(url: string) {
  const embed = new URL(url)
  embed.searchParams.set('autoplay', '1')
  return embed.href
}

/** An imported file may name any site's page, which gets only the rights that it needs to play. */
function isKnownSite(url: string) {
  const known = /(^|\.)(youtube\.com|youtube-nocookie\.com|vimeo\.com|nasa\.gov)$/
  return known.test(new URL(url).hostname)
}

/** Embeds need scripts and their origin's storage. Those of known sites may also open pages. */
function sandboxOf(url: string, isKnown: boolean) {
  const pages = 'allow-presentation allow-popups allow-popups-to-escape-sandbox'
  const rights = isKnown ? `allow-scripts ${pages}` : 'allow-scripts'
  // Otherwise a page of this origin could remove its sandbox.
  return new URL(url).origin === location.origin ? rights : `${rights} allow-same-origin`
}
