import { createStore } from '../../ui/create-store.ts'

interface Light {
  /** As the browser chose it from the picture's sources. */
  url: string
  /** Small and already blurred: it costs no more to paint than any image of its size. */
  copy: HTMLImageElement | OffscreenCanvas
}

/** The light of the last picture that has loaded, which falls on the page. */
export const light = createStore<Light | undefined>(undefined)

/** Lets a picture that has loaded shine on the page. A CSS blur would be computed at every paint. */
export function shine(picture: HTMLImageElement) {
  const { currentSrc: url, naturalWidth, naturalHeight } = picture
  // Firefox knows no size of some SVG files.
  if (!naturalWidth || light.get()?.url === url) return
  let copy: Light['copy'] = picture
  // Widths in px: half by half, because one big step would leave out most of the picture; then up again.
  for (const width of [192, 96, 48, 24, 12, 24, 48, 96]) {
    const next = new OffscreenCanvas(width, 1 + (width * naturalHeight) / naturalWidth)
    draw(next, copy)
    copy = next
  }
  light.set({ url, copy })
}

/** Draws an image over a whole canvas. */
export function draw(canvas: HTMLCanvasElement | OffscreenCanvas, image: CanvasImageSource) {
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
}
