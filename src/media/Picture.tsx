import { type Fit, isLoaded, sizesAttribute, stopRequest } from './picture-box.ts'
import type { PictureState } from './use-picture.ts'
import styles from './Picture.module.css'

interface PictureProps {
  picture: PictureState
  fit: Fit
  className?: string | undefined
  sizes?: string | undefined
  /** Whether the picture moves into the day, dialog or viewer that opens, and back. */
  hasTransition?: boolean
  /** Whether its request ends when it is removed. Not for others, because Chromium then leaks the element. */
  isLarge?: boolean
}

/** The wanted picture and, until it is ready, the previous one in the same place. The parent is a grid. */
export function Picture(props: PictureProps) {
  const { picture, fit, className = '', sizes = sizesAttribute[fit] } = props
  const { hasTransition = false, isLarge = false } = props
  const { elements, mainKey, subject, showWanted, handleError, handleFadeEnd } = picture

  return elements.map(({ key, file, alt, role, ...element }) => {
    const isMain = key === mainKey
    // Otherwise, a faded picture would brighten before it leaves.
    const isFaded = role === 'previous' || (role === 'leaving' && element.subject !== subject)
    const isWanted = role === 'alone' || role === 'loading'
    return (
      <img
        key={key}
        ref={isWanted ? handleElement : undefined}
        className={`ui-fill ${styles[role] ?? ''} ${isFaded ? 'ui-faded' : ''} ${className}`}
        style={{ objectFit: fit }}
        data-moves={hasTransition && isMain ? 'picture' : undefined}
        alt={isMain ? alt : ''}
        aria-hidden={!isMain || undefined}
        // These must precede `srcSet` and `src`, which start the request.
        loading={fit === 'cover' ? 'lazy' : 'eager'}
        sizes={sizes}
        // Otherwise, a picture that takes another's place may be blank for a frame.
        decoding={fit === 'contain' ? 'sync' : undefined}
        srcSet={file.srcset}
        src={file.url}
        onLoad={isWanted ? ({ currentTarget }) => void handleLoad(currentTarget) : undefined}
        onError={isWanted ? handleError : undefined}
        onAnimationEnd={role === 'entering' ? handleFadeEnd : undefined}
      />
    )
  })

  function handleElement(image: HTMLImageElement) {
    if (isLoaded(image)) showWanted(image, true)
    return () => {
      // React also calls this when it renders again.
      queueMicrotask(() => {
        if (isLarge && !image.isConnected) stopRequest(image)
      })
    }
  }

  async function handleLoad(image: HTMLImageElement) {
    // A picture that isn't decoded is blank for some frames. A hidden page may decode nothing.
    if (!document.hidden) await image.decode().catch(() => {})
    // The wanted file may have changed meanwhile.
    if (image.isConnected) showWanted(image, false)
  }
}
