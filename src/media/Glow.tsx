import { useLayoutEffect, useRef } from 'react'
import { useMediaQuery } from '../ui/hooks.ts'
import styles from './Glow.module.css'

interface GlowProps {
  /** A loaded picture. Without one, only the dark ground shows. */
  image: HTMLImageElement | undefined
  isBehindText?: boolean
  /** Whether it is the last picture's, beside the next day's words. */
  isWaiting?: boolean
  isEntering?: boolean
}

/** The colours of a picture around it: the picture a dozen pixels wide, which the browser enlarges. It is drawn only once, because a blur would be drawn again with everything that changes over it. */
export function Glow({ image, isBehindText, isWaiting, isEntering }: GlowProps) {
  const dark = useRef<HTMLCanvasElement>(null)
  const pale = useRef<HTMLCanvasElement>(null)
  const hasPale = useMediaQuery('(prefers-color-scheme: light)') && isBehindText
  // A layout effect, so that it changes together with the picture.
  useLayoutEffect(() => {
    if (!image) return
    draw(dark.current, (context) => {
      drawImage(context, image, 1.5)
      // Keeps 4.5:1 contrast under muted text, even if the picture is white.
      context.fillStyle = 'rgb(7 9 16 / 60%)'
      context.fillRect(0, 0, 12, 8)
    })
    draw(pale.current, (context) => {
      context.fillStyle = '#f8f2e4'
      context.fillRect(0, 0, 12, 8)
      // Takes the picture's hue, but keeps the lightness of the paper.
      context.globalCompositeOperation = 'color'
      context.globalAlpha = 0.6
      drawImage(context, image, 3)
    })
  }, [image, hasPale])
  const canvasClass = isWaiting ? styles.waiting : undefined
  const rootClass = `${styles.glow} ${isBehindText ? styles.behindText : ''}`
  return (
    <div className={`${rootClass} ${isEntering ? styles.entering : ''}`} aria-hidden>
      <div className={styles.dark}>
        <canvas ref={dark} width={12} height={8} className={canvasClass} />
      </div>
      {hasPale && (
        <div className={styles.pale}>
          <canvas ref={pale} width={12} height={8} className={canvasClass} />
        </div>
      )}
    </div>
  )
}

/** Decodes a picture as its glow will need it, because the frame that shows it would wait for that. */
export function prepareGlow(image: HTMLImageElement) {
  const canvas = document.createElement('canvas')
  draw(canvas, (context) => drawImage(context, image, 1))
  // Until a canvas is read, the browser doesn't draw it.
  createImageBitmap(canvas).catch(() => {})
}

function draw(
  canvas: HTMLCanvasElement | null,
  paint: (context: CanvasRenderingContext2D) => void,
) {
  const context = canvas?.getContext('2d')
  if (!context) return
  context.save()
  paint(context)
  context.restore()
}

function drawImage(context: CanvasRenderingContext2D, image: HTMLImageElement, saturation: number) {
  context.imageSmoothingQuality = 'high'
  // WebKit has no filters for a canvas, so its colours are paler.
  context.filter = `saturate(${saturation})`
  context.drawImage(image, 0, 0, 12, 8)
  context.filter = 'none'
}
