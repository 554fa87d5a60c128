import { useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import type { PictureSource } from '../apod/picture-sources.ts'
import styles from './AmbientLight.module.css'
import { Decoration } from './Picture.tsx'
import type { MediaLoad } from './use-media-load.ts'

/**
 * The URL of the picture that lights an entry: its own, or while it loads the one before.
 * @param isLoading whether the entry is on its way
 */
export function useLight(load: MediaLoad, isLoading: boolean): string | undefined {
  const own = sourceOf(load)
  const [last, setLast] = useState(own)
  if (own !== undefined && own !== last) setLast(own)
  return own ?? (isLoading || load.status === 'loading' ? last : undefined)
}

/** The URL of the picture that lights an entry while it is shown in a slideshow. */
export function lightOf(entry: Entry): string | undefined {
  const media = mediaOf(entry)
  return media.kind === 'picture' ? narrowestOf(media.sources[0]) : undefined
}

interface AmbientLightProps {
  light: string | undefined
  className?: string
}

/** A blurred copy of a picture, behind the page or its dialog. */
export function AmbientLight({ light, className = '' }: AmbientLightProps) {
  if (!light) return null
  return (
    <div className={`${styles.light} ${className}`} aria-hidden>
      <Decoration src={light} className="ui-cropped" />
    </div>
  )
}

/** A picture's that has loaded, or a film's poster's. */
function sourceOf({ media, status, sources: [source] }: MediaLoad): string | undefined {
  if (media.kind === 'film' || media.kind === 'player') return media.poster
  return status === 'ready' ? narrowestOf(source) : undefined
}

/** Blurred, a picture needs no more than its narrowest file, if NASA can resize it. */
function narrowestOf(source: PictureSource | undefined) {
  return source?.srcset?.split(' ', 1)[0] ?? source?.url
}
