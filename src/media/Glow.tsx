import { useCallback, useDeferredValue } from 'react'
import { drawGlow } from './draw-glow.ts'
import { idOf, type PictureState } from './use-picture.ts'
import styles from './Glow.module.css'

interface GlowProps {
  picture: PictureState
  isBehindText?: boolean
  /** Whether its colours fade with the picture. */
  fades?: boolean
}

/** The colours around a picture. Without one, only the dark ground shows. */
export function Glow({ picture, isBehindText = false, fades = false }: GlowProps) {
  // Drawn after the frame that shows the picture, because that frame would otherwise be late.
  const { shown, leaving, isOfSubject } = useDeferredValue(picture)
  const className = isOfSubject ? undefined : 'ui-faded'
  return (
    <div className={styles.glow} aria-hidden>
      <div className={isBehindText ? styles.behindText : undefined}>
        {[fades ? leaving : undefined, shown].map(
          (loaded) =>
            loaded && <Colours key={idOf(loaded)} image={loaded.image} className={className} />,
        )}
      </div>
    </div>
  )
}

interface ColoursProps {
  image: HTMLImageElement
  className: string | undefined
}

/** Drawn once. A blur would be drawn in each frame. */
function Colours({ image, className }: ColoursProps) {
  const draw = useCallback((canvas: HTMLCanvasElement | null) => drawGlow(canvas, image), [image])
  return <canvas ref={draw} className={className} width={96} height={60} />
}
