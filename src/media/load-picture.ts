import type { PictureSource } from '../apod/picture-sources.ts'
import { breakpoints } from '../ui/breakpoints.ts'

/** The width of a card's picture and of its dialog's, so that both use one file. */
const daySizes = `${breakpoints.column} min(100vw - 22rem, 150vh), min(100vw, 150vh)`

/** A file whose image can be drawn at once. */
export interface LoadedFile extends PictureSource {
  image: HTMLImageElement
  /** Whether it wasn't in memory. */
  hadToLoad?: boolean
}

export interface LoadOptions {
  onReady?: (loaded: LoadedFile) => void
  onError?: () => void
  afterMs?: number
}

/** Loads and decodes a picture off the page. Returns a function that stops this. */
export function loadPicture(file: PictureSource, options: LoadOptions = {}): () => void {
  const { onReady = () => {}, onError = () => {}, afterMs = 0 } = options
  const image = new Image()
  const stopped = new AbortController()
  const { signal } = stopped
  const timer = afterMs > 0 ? setTimeout(load, afterMs) : undefined
  if (timer === undefined) load()
  return stop

  function load() {
    image.sizes = file.sizes ?? daySizes
    image.srcset = file.srcset ?? ''
    image.src = file.url
    if (image.complete && image.naturalWidth > 0) return onReady({ ...file, image })
    image.addEventListener('load', () => void decode(), { signal })
    image.addEventListener('error', onError, { signal })
  }

  async function decode() {
    // A picture that isn't decoded is blank for some frames. A hidden page may decode nothing.
    if (!document.hidden) await image.decode().catch(() => {})
    if (!signal.aborted) onReady({ ...file, image, hadToLoad: true })
  }

  function stop() {
    clearTimeout(timer)
    stopped.abort()
    if (image.complete) return
    image.srcset = ''
    // In Chromium, an image whose `src` is removed during a request is never freed (November 2026).
    image.src = ''
  }
}
