import { type FileLoad, useFileLoad } from './file-load.ts'
import { type Fit, sizesAttribute } from './picture-box.ts'

interface PictureProps {
  load: FileLoad
  fit: Fit
  /** Empty for a decoration. */
  alt?: string
  className?: string | undefined
  sizes?: string
  hidden?: boolean
  /** Whether the picture moves into the day, dialog or viewer that opens, and back. */
  hasTransition?: boolean
  /** With `sync` nothing flashes when one picture replaces another. */
  decoding?: 'sync'
  onAnimationEnd?: () => void
}

/** Shows a load's current file. The parent owns the load, so that it can show a failure. */
export function Picture(props: PictureProps) {
  const { load, fit, alt = '', className = '', sizes = sizesAttribute[fit], hidden } = props
  const { hasTransition, decoding, onAnimationEnd } = props
  const { file, status } = load
  /** A picture that is still in memory shows at once, without a wait for its decoding, for example after Back. */
  function showIfInMemory(picture: HTMLImageElement | null) {
    const isLoaded = picture?.complete && picture.naturalWidth > 0
    if (isLoaded && status === 'loading') void load.handleLoad(picture, false)
  }
  if (status === 'none' || status === 'failed') return null
  return (
    <img
      // A new element, because the failed picture would be visible while the next one loads.
      key={load.key}
      // A hidden picture is only preloaded. If it is removed while it loads, this stops its request.
      ref={hidden ? stopWhenRemoved : showIfInMemory}
      className={`ui-${fit} ${className}`}
      data-moves={hasTransition ? 'picture' : undefined}
      alt={alt}
      hidden={hidden}
      // These must precede `srcSet` and `src`, which start the request.
      loading={fit === 'cover' ? 'lazy' : 'eager'}
      // A picture without alt text must not delay the main one.
      fetchPriority={alt ? undefined : 'low'}
      sizes={sizes}
      decoding={decoding}
      // Undefined while `retryFiles` stops requests that hang.
      srcSet={file?.srcset}
      src={file?.url}
      onLoad={({ currentTarget }) => void load.handleLoad(currentTarget)}
      onError={load.handleError}
      onAnimationEnd={onAnimationEnd}
    />
  )
}

/** Keeps its element, which shows the previous picture until the next one has loaded. With `cover` it loads lazily. */
export function Decoration({ src, ...rest }: { src: string; fit?: Fit; className?: string }) {
  const load = useFileLoad([{ url: src }])
  return <Picture fit="cover" {...rest} load={{ ...load, key: '' }} decoding="sync" />
}

/** Stops the largest file's request when the viewer closes. Only this one, because Chromium leaks every element that loses its source. */
function stopWhenRemoved(picture: HTMLImageElement) {
  return () =>
    queueMicrotask(() => {
      if (picture.isConnected || picture.complete) return
      picture.removeAttribute('srcset')
      picture.removeAttribute('src')
    })
}
