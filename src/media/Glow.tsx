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

/** The colours around a picture, drawn once. A blur would be drawn in each frame. */
export function Glow({ image, isBehindText = false, isPrevious, isEntering }: GlowProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // A layout effect, so that it changes together with the picture.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    context?.clearRect(0, 0, 96, 60)
    if (context && image) copy(glowOf(image), context)
  }, [image])
  return (
    <div className={`${styles.glow} ${isEntering ? styles.entering : ''}`} aria-hidden>
      <div className={isBehindText ? styles.behindText : undefined}>
        <canvas
          ref={canvas}
          width={96}
          height={60}
          className={image && isPrevious ? 'ui-faded' : undefined}
        />
      </div>
    </div>
  )
}

/** In steps, because a picture 8 px wide would show corners if it were enlarged at once. */
function glowOf(image: HTMLImageElement) {
  // WebKit has no filters for a canvas, so its colours are paler.
  const colours = scaled(image, 8, 5, 'saturate(1.5)', (context) => {
    fill(context, 'source-over', 'rgb(7 9 16 / 60%)')
    context.globalCompositeOperation = 'luminosity'
    copy(cappedLuminosityOf(context.canvas), context)
  })
  return scaled(colours, 24, 15)
}

/** Greys no lighter than this keep the room dark beside a white picture, and text readable. */
function cappedLuminosityOf(colours: HTMLCanvasElement) {
  return scaled(colours, 8, 5, 'none', (context) => {
    fill(context, 'color', 'gray')
    fill(context, 'darken', 'rgb(46 46 46)')
  })
}

function scaled(
  source: CanvasImageSource,
  width: number,
  height: number,
  filter = 'none',
  paint?: (context: CanvasRenderingContext2D) => void,
) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.filter = filter
  copy(source, context)
  context.filter = 'none'
  paint?.(context)
  return canvas
}

function copy(source: CanvasImageSource, context: CanvasRenderingContext2D) {
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, context.canvas.width, context.canvas.height)
}

function fill(context: CanvasRenderingContext2D, operation: GlobalCompositeOperation, by: string) {
  context.globalCompositeOperation = operation
  context.fillStyle = by
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
}

/** Decodes a picture as its glow will need it, because the frame that shows it would wait for that. */
export function prepareGlow(image: HTMLImageElement) {
  // Until a canvas is read, the browser doesn't draw it.
  createImageBitmap(glowOf(image)).catch(() => {})
}
