import { useLayoutEffect, useRef } from 'react'
import { useMediaQuery } from '../ui/hooks.ts'
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
  const isLightPage = useMediaQuery('(prefers-color-scheme: light)')
  const canvasClass = image && isPrevious ? 'ui-faded' : undefined
  return (
    <div className={`${styles.glow} ${isEntering ? styles.entering : ''}`} aria-hidden>
      <div className={isBehindText ? styles.darkBehindText : styles.dark}>
        <GlowCanvas image={image} draw={drawDark} className={canvasClass} />
      </div>
      {isBehindText && isLightPage && (
        <div className={styles.tint}>
          <GlowCanvas image={image} draw={drawTint} className={canvasClass} />
        </div>
      )}
    </div>
  )
}

interface GlowCanvasProps {
  image: HTMLImageElement | undefined
  draw: (context: CanvasRenderingContext2D, image: HTMLImageElement) => void
  className: string | undefined
}

function GlowCanvas({ image, draw, className }: GlowCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // A layout effect, so that it changes together with the picture.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && image) draw(context, image)
  }, [image, draw])
  return <canvas ref={canvas} width={8} height={5} className={className} />
}

/** Keeps 4.5:1 contrast under muted text, even if the picture is white. */
function drawDark(context: CanvasRenderingContext2D, image: HTMLImageElement) {
  drawSaturated(context, image, 1.5)
  context.fillStyle = 'rgb(7 9 16 / 60%)'
  context.fillRect(0, 0, 8, 5)
}

/** Paper with the picture's hues. It stays as light as paper, so that dark text is readable. */
function drawTint(context: CanvasRenderingContext2D, image: HTMLImageElement) {
  context.fillStyle = '#f8f2e4'
  context.fillRect(0, 0, 8, 5)
  context.globalCompositeOperation = 'color'
  context.globalAlpha = 0.4
  drawSaturated(context, image, 3)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
}

function drawSaturated(context: CanvasRenderingContext2D, image: HTMLImageElement, by: number) {
  context.imageSmoothingQuality = 'high'
  // WebKit has no filters for a canvas, so its colours are paler.
  context.filter = `saturate(${by})`
  context.drawImage(image, 0, 0, 8, 5)
  context.filter = 'none'
}

/** Decodes a picture as its glow will need it, because the frame that shows it would wait for that. */
export function prepareGlow(image: HTMLImageElement) {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context) drawDark(context, image)
  // Until a canvas is read, the browser doesn't draw it.
  createImageBitmap(canvas).catch(() => {})
}
