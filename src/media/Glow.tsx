import { useLayoutEffect, useRef } from 'react'
import styles from './Glow.module.css'

interface GlowProps {
  /** A loaded picture. Without one, only the dark ground shows. */
  image: HTMLImageElement | undefined
  isBehindText?: boolean
  /** Whether it is the previous day's picture, beside the next day's words. */
  isPrevious?: boolean
  isEntering?: boolean
}

/** The colours around a picture: that picture 8 px wide, enlarged. A blur would be drawn at each change. */
export function Glow({ image, isBehindText = false, isPrevious, isEntering }: GlowProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // A layout effect, so that it changes together with the picture.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && image) drawGlow(context, image)
  }, [image])
  return (
    <div className={`${styles.glow} ${isEntering ? styles.entering : ''}`} aria-hidden>
      <div className={isBehindText ? styles.behindText : styles.ground}>
        <canvas
          ref={canvas}
          width={8}
          height={5}
          className={image && isPrevious ? 'ui-faded' : undefined}
        />
      </div>
    </div>
  )
}

/** Keeps 4.5:1 contrast under muted text, even if the picture is white. */
function drawGlow(context: CanvasRenderingContext2D, image: HTMLImageElement) {
  context.imageSmoothingQuality = 'high'
  // WebKit has no filters for a canvas, so its colours are paler.
  context.filter = 'saturate(1.5)'
  context.drawImage(image, 0, 0, 8, 5)
  context.filter = 'none'
  context.fillStyle = 'rgb(7 9 16 / 60%)'
  context.fillRect(0, 0, 8, 5)
}

/** Decodes a picture as its glow will need it, because the frame that shows it would wait for that. */
export function prepareGlow(image: HTMLImageElement) {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context) drawGlow(context, image)
  // Until a canvas is read, the browser doesn't draw it.
  createImageBitmap(canvas).catch(() => {})
}
