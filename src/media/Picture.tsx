import { altOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { useFileLoad } from '../ui/file-load.ts'
import { useMediaQuery } from '../ui/hooks.ts'
import { transitionClass } from '../ui/picture-transition.ts'
import { type Fit, pictureSizes } from './picture-box.ts'
import type { MediaLoad } from './use-media-load.ts'

interface PictureProps {
  entry: Entry
  load: MediaLoad
  fit: Fit
  /** Whether the picture moves into the dialog or viewer that opens, and back. */
  hasTransition?: boolean
  /** A larger file that has loaded, and replaces the source. */
  loadedUrl?: string | undefined
  /** With `sync` nothing flashes when one picture replaces another. */
  decoding?: 'sync'
  onLoad?: (picture: HTMLImageElement) => void
}

export function Picture(props: PictureProps) {
  const { entry, load, fit, hasTransition, loadedUrl, decoding, onLoad } = props
  const { source } = load
  const isOnPaper = useMediaQuery('print')
  return (
    <img
      // A new element, because the failed picture would be visible while the next one loads.
      key={`${load.failureCount} ${source?.url}`}
      className={`ui-${fit} ${hasTransition ? transitionClass : ''}`}
      alt={altOf(entry)}
      // Must come before `srcset` and `src`, which start the request.
      loading={fit === 'cropped' && !isOnPaper ? 'lazy' : 'eager'}
      decoding={decoding}
      sizes={pictureSizes[fit]}
      srcSet={loadedUrl ? undefined : source?.srcset}
      src={loadedUrl ?? source?.url}
      onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
      onError={load.handleError}
    />
  )
}

export function Decoration({ src, className }: { src: string; className: string }) {
  const { status, handleError } = useFileLoad([src])
  const isOnPaper = useMediaQuery('print')
  if (status === 'failed') return null
  // Lazy, so that a picture that style sheets hide does not load.
  const loading = isOnPaper ? 'eager' : 'lazy'
  return <img className={className} src={src} alt="" loading={loading} onError={handleError} />
}
