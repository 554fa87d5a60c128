import { useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import type { PictureSource } from '../apod/picture-sources.ts'
import { Decoration } from './Picture.tsx'
import type { MediaLoad } from './use-media-load.ts'
import styles from './AmbientLight.module.css'

/** The URL of the picture that lights an entry. While it loads, that is the picture before. */
export function useLight(load: MediaLoad, isLoading: boolean): string | undefined {
  const own = sourceOf(load)
  const [last, setLast] = useState(own)
  if (own !== undefined && own !== last) setLast(own)
  return own ?? (isLoading || load.status === 'loading' ? last : undefined)
}

export function lightOf(entry: Entry): string | undefined {
  const media = mediaOf(entry)
  return media.kind === 'picture' ? narrowestOf(media.sources[0]) : undefined
}

interface AmbientLightProps {
  light: string | undefined
  isBehindWords?: boolean
  className?: string
}

export function AmbientLight({ light, isBehindWords, className = '' }: AmbientLightProps) {
  if (!light) return null
  const place = isBehindWords ? styles.behindWords : ''
  return (
    <div className={`${styles.light} ${place} ${className}`} aria-hidden>
      <Decoration src={light} />
      <div className={styles.column}>
        <Decoration src={light} />
      </div>
    </div>
  )
}

function sourceOf({ media, status, file }: MediaLoad): string | undefined {
  if (media.kind === 'film' || media.kind === 'player') return media.poster
  return status === 'ready' ? narrowestOf(file) : undefined
}

/** The narrowest file is enough for a blurred picture. */
function narrowestOf(source: PictureSource | undefined) {
  return source?.srcset?.split(' ', 1)[0] ?? source?.url
}
