import type { Entry } from '../apod/entry.ts'
import { altOf } from '../apod/entry-text.ts'
import { useMediaQuery } from '../ui/hooks.ts'
import { transitionClass } from '../ui/picture-transition.ts'
import { useFileLoad } from '../ui/file-load.ts'
import { type Fit, pictureSizes } from './picture-box.ts'
import type { MediaLoad } from './use-media-load.ts'

interface PictureProps {
  entry: Entry
  load: MediaLoad
  fit: Fit
  /** The picture moves into the dialog or viewer that opens, and back. */
  hasTransition?: boolean
  /** A larger file that has loaded already takes the source's place. */
  loadedUrl?: string | undefined
  /** `sync`: nothing black flashes where it takes another picture's place. */
  decoding?: 'sync'
  onLoad?: (picture: HTMLImageElement) => void
}

export function Picture(props: PictureProps) {
  const { entry, load, fit, hasTransition, loadedUrl, decoding, onLoad } = props
  const [source] = load.sources
  const isOnPaper = useMediaQuery('print')
  return (
    <img
      // A failed picture must not be visible while the next one loads.
      key={`${load.failureCount} ${source?.url}`}
      className={`ui-${fit} ${hasTransition ? transitionClass : ''}`}
      alt={altOf(entry)}
      // Before `srcset` and `src`, which start the request.
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

/** A picture that only decorates. One that fails is gone until it is tried again. */
export function Decoration({ src, className }: { src: string; className: string }) {
  const { status, handleError } = useFileLoad([src])
  const isOnPaper = useMediaQuery('print')
  if (status === 'failed') return null
  // A lazy picture doesn't load where style sheets hide it.
  const loading = isOnPaper ? 'eager' : 'lazy'
  return <img className={className} src={src} alt="" loading={loading} onError={handleError} />
}
