import type { PictureSource } from '../apod/picture-sources.ts'
import type { Slide } from '../apod/slide.ts'
import { ratioOf } from '../media/picture-box.ts'
import styles from './Lightbox.module.css'

/** In a slideshow, a picture with a larger ratio is as high as the window, and drifts from end to end. */
const panoramaRatio = 2.2

/** The class and style of an image that drifts: during its turn, but at most for a minute. */
export function driftOf(ratio: number, seconds: number, isPlaying: boolean) {
  if (ratio <= panoramaRatio) return {}
  const turn = `${Math.min(seconds, 60)}s`
  const playState = isPlaying ? 'running' : 'paused'
  const style = { '--ratio': ratio, '--turn': turn, '--play-state': playState }
  return { className: styles.drifting, style }
}

/** A slide's files, for the width at which a slideshow shows them. */
export function filesOf(slide: Slide | undefined): readonly PictureSource[] {
  if (!slide) return []
  const { sources } = slide.picture
  const ratio = ratioOf(slide.picture)
  if (ratio <= panoramaRatio) return sources
  return sources.map(({ url, srcset }) => ({ url, srcset, sizes: `${100 * ratio}vh` }))
}
