import { createStore } from '../../ui/create-store.ts'

interface Light {
  /** As the browser chose it from the picture's sources. */
  url: string
  /** Small and already blurred: it costs no more to paint than any image of its size. */
  copy: OffscreenCanvas
}

/** The light of the last picture that has loaded, which falls on the page. */
export const light = createStore<Light | undefined>(undefined)

/** Lets a picture that has loaded shine on the page. */
export function shine(picture: HTMLImageElement) {
  const { currentSrc: url, naturalWidth, naturalHeight } = picture
  if (light.get()?.url === url) return
  light.set({ url, copy: blur(picture, 12, 1 + (12 * naturalHeight) / naturalWidth) })
}

/** Draws an image very small, and then larger in steps. A filter would be computed at every paint. */
function blur(image: CanvasImageSource, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  draw(canvas, image)
  return width < 90 ? blur(canvas, 2 * width, 2 * height) : canvas
}

/** Draws an image over a whole canvas. */
export function draw(canvas: HTMLCanvasElement | OffscreenCanvas, image: CanvasImageSource) {
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
}
