import { useState } from 'react'
import { useStore } from 'zustand'
import { isPlayable, type Media } from '../apod/media.ts'
import type { PictureSource } from '../apod/picture-sources.ts'
import { openedTile } from '../ui/picture-transition.ts'
import type { MediaLoad } from './file-load.ts'
import { Decoration } from './Picture.tsx'
import styles from './AmbientLight.module.css'

/** The URL of the picture that lights an entry. While the entry loads, that may be the previous picture. */
export function useLightUrl(load: MediaLoad, isLoading: boolean, date: string): string | undefined {
  const tileUrl = useTileUrl(date)
  // A light is slow to draw, so it waits for the picture.
  const small = load.status === 'ready' ? smallUrlOf(load.media, load.file) : undefined
  // Behind a failure's notice, a light could make dark text unreadable.
  const own = load.status === 'failed' ? undefined : (tileUrl ?? small)
  const [last, setLast] = useState(own)
  if (own !== undefined && own !== last) setLast(own)
  return own ?? (isLoading || load.status === 'loading' ? last : undefined)
}

/** The URL of the picture in the tile that led to a day, if one did. It has already loaded. */
export const useTileUrl = (date: string) =>
  useStore(openedTile, (tile) => (tile?.date === date ? tile.url : undefined))

interface AmbientLightProps {
  url: string | undefined
  isBehindText?: boolean
  className?: string
}

export function AmbientLight({ url, isBehindText, className = '' }: AmbientLightProps) {
  if (!url) return null
  const textClass = isBehindText ? styles.behindText : ''
  return (
    <div className={`${styles.light} ${textClass} ${className}`} aria-hidden>
      <Decoration src={url} />
      {/* Again, to tint the column. */}
      <div className={styles.column}>
        <Decoration src={url} />
      </div>
    </div>
  )
}

/** A video's poster, or a picture's narrowest file, which is enough for a preview or a light. */
export function smallUrlOf(media: Media, file?: PictureSource): string | undefined {
  if (isPlayable(media)) return media.poster
  const source = file ?? (media.kind === 'picture' ? media.sources[0] : undefined)
  return source?.srcset?.split(' ', 1)[0] ?? source?.url
}
