import { useState } from 'react'
import { createStore, useStore } from '../../ui/store.ts'
import styles from './Backdrop.module.css'

interface BackdropImage {
  /** As the browser chose it from the picture's sources. */
  url: string
  /** Small and already blurred: it costs no more to paint than any image of its size. */
  copy: OffscreenCanvas
}

/** Of the last picture that has loaded. */
const backdropImage = createStore<BackdropImage | undefined>(undefined)

/** A blurred copy of the last picture, behind the positioned box that holds it. */
export function Backdrop() {
  const current = useStore(backdropImage)
  // The first one shows at once; the next fades in over it.
  const [images, setImages] = useState([current])
  if (images.at(-1) !== current) setImages([...images.slice(-1), current])
  return (
    <span className={styles.backdrop} aria-hidden>
      {images.map(
        (image, index) =>
          image && (
            <canvas
              key={image.url}
              width={image.copy.width}
              height={image.copy.height}
              ref={(canvas) => void (canvas && draw(canvas, image.copy))}
              data-new={index > 0}
            />
          ),
      )}
    </span>
  )
}

/** Shows a picture that has loaded in all backdrops. A CSS blur would be computed at every paint. */
export function updateBackdrop(picture: HTMLImageElement) {
  const { currentSrc: url, naturalWidth, naturalHeight } = picture
  // Firefox knows no size of some SVG files.
  if (!naturalWidth || backdropImage.get()?.url === url) return
  let copy: HTMLImageElement | OffscreenCanvas = picture
  // Widths in px: half by half, because one big step would leave out most of the picture; then up again.
  for (const width of [192, 96, 48, 24, 12, 24, 48, 96]) {
    const next = new OffscreenCanvas(width, 1 + (width * naturalHeight) / naturalWidth)
    draw(next, copy)
    copy = next
  }
  backdropImage.set({ url, copy: dim(copy) })
}

/** A picture in front of it stands out. */
function dim(image: HTMLImageElement | OffscreenCanvas) {
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.drawImage(image, 0, 0)
  context.fillStyle = 'rgb(0 0 0 / 40%)'
  context.fillRect(0, 0, image.width, image.height)
  return canvas
}

/** Draws an image over a whole canvas. */
function draw(canvas: HTMLCanvasElement | OffscreenCanvas, image: CanvasImageSource) {
  const context = canvas.getContext('2d')
  if (!context) return
  // React draws some of them twice.
  context.globalCompositeOperation = 'copy'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
}
