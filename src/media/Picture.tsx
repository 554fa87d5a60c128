import { panoramaRatio } from './picture-box.ts'
import { idOf, type PictureState } from './use-picture.ts'
import styles from './Picture.module.css'

interface PictureProps {
  picture: PictureState
  alt: string
  /** Whether the picture moves into the day, dialog or viewer that opens, and back. */
  hasTransition?: boolean
}

/** The shown picture and, while it fades in, the one before in the same place. The parent is a grid. */
export function Picture({ picture, alt, hasTransition = false }: PictureProps) {
  const { subject, shown, leaving, isOfSubject, handleFadeEnd } = picture

  return [leaving, shown].map((loaded) => {
    if (!loaded) return null
    const isLeaving = loaded === leaving
    const isMain = !isLeaving && isOfSubject
    // A faded picture stays so while it leaves. Otherwise, it would brighten.
    const isFaded = !isMain && loaded.subject !== subject
    const animation = isLeaving ? styles.leaving : leaving && styles.entering
    const ratio = loaded.image.naturalWidth / loaded.image.naturalHeight
    return (
      <img
        key={`${loaded.subject} ${idOf(loaded)}`}
        className={`ui-fill ${animation ?? ''} ${isFaded ? `ui-faded ${styles.previous}` : ''}`}
        style={{ objectFit: 'contain', '--ratio': ratio }}
        data-panorama={ratio > panoramaRatio || undefined}
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
