import { useState } from 'react'
import { createStore, useStore } from '../../ui/store.ts'
import styles from './Backdrop.module.css'

interface BackdropImage {
  /** As the browser chose it from the picture's sources. */
  url: string
  /** Small and already blurred: it costs no more to paint than any image of its size. */
  copy: ImageBitmap
}

/** Of the last picture that has loaded. */
const backdropImage = createStore<BackdropImage | undefined>(undefined)

/** The URL of the last picture that has loaded; its copy may still be in the making. */
let lastUrl: string | undefined

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
              className={index > 0 ? styles.next : undefined}
              width={image.copy.width}
              height={image.copy.height}
              ref={(canvas) => canvas?.getContext('2d')?.drawImage(image.copy, 0, 0)}
            />
          ),
      )}
    </span>
  )
}

/** Shows a picture that has loaded in all backdrops. A CSS blur would be computed at every paint. */
export async function updateBackdrop(picture: HTMLImageElement) {
  const { currentSrc: url, naturalWidth, naturalHeight } = picture
  // Firefox knows no size of some SVG files.
  if (!naturalWidth || lastUrl === url) return
  lastUrl = url
  // Widths in px: what twelve can't hold is lost, and the way back up is smooth.
  const small = await resize(picture, 12)
  const copy = await resize(small, 96)
  if (lastUrl === url) backdropImage.set({ url, copy })

  function resize(image: ImageBitmapSource, width: number) {
    const height = Math.ceil((width * naturalHeight) / naturalWidth)
    const size = { resizeWidth: width, resizeHeight: height }
    return createImageBitmap(image, { ...size, resizeQuality: 'high' })
  }
}
