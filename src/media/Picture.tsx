import { fileRequests } from './files.ts'
import { type Fit, isLoaded, sizesAttribute, stopRequest } from './picture-box.ts'
import type { PictureState } from './use-picture.ts'
import styles from './Picture.module.css'

interface PictureProps {
  picture: PictureState
  fit: Fit
  className?: string | undefined
  sizes?: string
  /** Whether the picture moves into the day, dialog or viewer that opens, and back. */
  hasTransition?: boolean
  /** Whether its request ends when it is removed. Only for large files, because Chromium leaks each element that loses its source. */
  isLarge?: boolean
}

/** The wanted picture and, until it is ready, the last one in the same place. The parent is a grid. */
export function Picture(props: PictureProps) {
  const { picture, fit, className = '', sizes = sizesAttribute[fit] } = props
  const { hasTransition = false, isLarge = false } = props
  const { wanted, shown, leaving, isOwn } = picture
  const layers = [leaving, shown, wanted].filter((layer) => layer !== undefined)

  return layers.map((layer) => {
    const isLoading = layer === wanted
    // Of two, one moves and has a name: the wanted one, or its preview.
    const isOther = isLoading ? isOwn : layer === leaving || !isOwn
    return (
      <img
        key={layer.key}
        ref={isLoading ? handleElement : undefined}
        className={`ui-fill ${roleClassOf(layer) ?? ''} ${className}`}
        style={{ objectFit: fit }}
        data-moves={hasTransition && !isOther ? 'picture' : undefined}
        alt={isOther ? '' : layer.alt}
        aria-hidden={isOther || undefined}
        // These must precede `srcSet` and `src`, which start the request.
        loading={fit === 'cover' ? 'lazy' : 'eager'}
        sizes={sizes}
        // Otherwise, a picture that takes another's place may be blank for a frame.
        decoding={fit === 'contain' ? 'sync' : undefined}
        srcSet={layer.file.srcset}
        src={layer.file.url}
        onLoad={isLoading ? ({ currentTarget }) => void handleLoad(currentTarget) : undefined}
        onError={isLoading ? picture.handleError : undefined}
        onAnimationEnd={leaving && layer === shown ? picture.endFade : undefined}
      />
    )
  })

  function roleClassOf(layer: unknown) {
    // Without another picture below, it shows as it loads.
    if (layer === wanted) return shown && styles.loading
    if (layer === leaving) return styles.leaving
    return leaving ? styles.entering : isOwn ? '' : styles.last
  }

  function handleElement(image: HTMLImageElement) {
    if (isLoaded(image)) picture.show(image, true)
    return () => {
      // React also calls this when it renders again.
      queueMicrotask(() => {
        const stops = isLarge || fileRequests.getState().isStopping
        if (stops && !image.isConnected) stopRequest(image)
      })
    }
  }

  async function handleLoad(image: HTMLImageElement) {
    // A picture that isn't decoded is blank for some frames. A hidden page may decode nothing.
    if (!document.hidden) await image.decode().catch(() => {})
    // The wanted file may have changed meanwhile.
    if (image.isConnected) picture.show(image, false)
  }
}
