import { type NasaAsset, parseNasaAsset, type Size, sizeIn } from './nasa-asset.ts'

/** One way to load a picture. */
export interface PictureSource {
  url: string
  /** The picture's widths, as an `<img srcset>`, where the service can resize it. */
  srcset?: string
}

/** Picture widths to request, in device pixels, narrowest first. */
const widths = [480, 960, 1440, 1920, 2880, 3840]

/** The most that is asked for where the picture's width is unknown: the resizer would enlarge it. */
const widestUnknown = 1920

/** Wide enough for a still or a browser without `srcset`, in device pixels. */
const usualWidth = 1440

/** The ways to load one picture, best first. */
export function sourcesOf(url: string): PictureSource[] {
  const asset = parseNasaAsset(url)
  if (!asset) return [otherHostSource(url)]
  const original = { url: asset.original }
  if (!hasResizer(asset)) return [original]
  const { resizer, size } = asset
  const plain = resizable(resizer, size)
  return isPng(asset) ? [resizable(asWebp(resizer), size), plain, original] : [plain, original]
}

/** A still at the width of a card. */
export function stillUrlOf(url: string): string {
  const asset = parseNasaAsset(url)
  return asset && hasResizer(asset)
    ? atUsualWidth(asset.resizer, asset.size)
    : (asset?.original ?? url)
}

/** All pixels that a picture has, from the resizer where it can give them. */
export function largestUrlOf(url: string): string {
  const asset = parseNasaAsset(url)
  if (!asset) return url
  const { original, resizer, size } = asset
  return hasResizer(asset) && size ? atWidth(resizer, size.width, size) : original
}

/** Other services may resize, too, where the URL says how large the picture is. */
function otherHostSource(url: string): PictureSource {
  const size = sizeIn(new URL(url).searchParams)
  return size ? { ...resizable(url, size), url } : { url }
}

/** The resizer answers 404 for every GIF. */
function hasResizer({ original }: NasaAsset) {
  return !/\.gif$/i.test(original)
}

function isPng({ original }: NasaAsset) {
  return /\.png$/i.test(original)
}

/** A PNG weighs 6 to 40 times its JPEG; NASA's own pages ask the resizer for WebP. */
function asWebp(resizer: string) {
  const url = new URL(resizer)
  url.searchParams.set('format', 'webp')
  return url.href
}

function resizable(url: string, size: Size | undefined): PictureSource {
  const srcset = widthsOf(size).map((width) => `${atWidth(url, width, size)} ${width}w`)
  return { url: atUsualWidth(url, size), srcset: srcset.join(', ') }
}

/** Never wider than the picture. */
function widthsOf(size: Size | undefined) {
  if (!size) return widths.filter((width) => width <= widestUnknown)
  const narrower = widths.filter((width) => width < size.width)
  return narrower.length < widths.length ? [...narrower, size.width] : widths
}

function atUsualWidth(url: string, size: Size | undefined) {
  return atWidth(url, Math.min(usualWidth, size?.width ?? usualWidth), size)
}

/** The height follows in proportion; where the proportion is unknown, the service knows it. */
function atWidth(text: string, width: number, size: Size | undefined) {
  const url = new URL(text)
  url.searchParams.set('w', String(width))
  if (size) url.searchParams.set('h', String(Math.round((size.height * width) / size.width)))
  else url.searchParams.delete('h')
  return url.href
}
