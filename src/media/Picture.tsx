import type { ComponentProps } from 'react'
import { idOf, type PictureState } from './use-picture.ts'
import styles from './Picture.module.css'

/** More of an image's props, by the ratio of its width to its height. */
type ImagePropsOf = (ratio: number) => Pick<ComponentProps<'img'>, 'className' | 'style'>

export interface PictureProps {
  picture: PictureState
  alt: string
  /** Whether the picture moves into the day, dialog or viewer that opens, and back. */
  hasTransition?: boolean
  imagePropsOf?: ImagePropsOf | undefined
}

/** The shown picture and, while it fades in, the one before in the same place. The parent is a `frame`. */
export function Picture({ picture, alt, hasTransition = false, imagePropsOf }: PictureProps) {
  const { subject, shown, leaving, isOfSubject, handleFadeEnd } = picture

  return [leaving, shown].map((loaded) => {
    if (!loaded) return null
    const isLeaving = loaded === leaving
    const isMain = !isLeaving && isOfSubject
    // A faded picture stays so while it leaves. Otherwise, it would brighten.
    const isFaded = !isMain && loaded.subject !== subject
    const animation = isLeaving ? styles.leaving : leaving && styles.entering
    const ratio = loaded.image.naturalWidth / loaded.image.naturalHeight
    const { className = '', style } = imagePropsOf?.(ratio) ?? {}
    return (
      <img
        key={`${loaded.subject} ${idOf(loaded)}`}
        className={`ui-fill ${className} ${animation ?? ''} ${isFaded ? `ui-faded ${styles.previous}` : ''}`}
        style={{ objectFit: 'contain', ...style }}
        data-moves={hasTransition && isMain ? 'picture' : undefined}
        alt={isMain ? alt : ''}
        aria-hidden={!isMain || undefined}
        // The attributes of the loaded image, so that the browser shows that one at once.
        sizes={loaded.image.sizes}
        // Otherwise, a picture that takes another's place may be blank for a frame.
        decoding="sync"
        srcSet={loaded.srcset}
        src={loaded.url}
        onAnimationEnd={isLeaving ? handleFadeEnd : undefined}
      />
    )
  })
}
