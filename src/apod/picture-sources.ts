import { fullYear, monthNames } from './calendar.ts'
import { parseDay } from './day.ts'
import { monthOf } from './month.ts'

export interface PictureSource {
  url: string
  srcset?: string | undefined
  /** How wide it shows, if not as wide as a day's picture. */
  sizes?: string | undefined
}

interface Size {
  width: number
  height: number
}

export function sourcesOf(url: string): PictureSource[] {
  const { originalUrl = url, resizerUrl, size } = parseNasaAsset(url) ?? {}
  if (!resizerUrl) return [{ url: originalUrl }]
  const sources = [resizedSource(resizerUrl, size), { url: originalUrl }]
  // A PNG is 6 to 40 times as large as a JPEG. NASA's own pages request WebP.
  return /\.png$/i.test(originalUrl)
    ? [resizedSource(`${resizerUrl}&format=webp`, size), ...sources]
    : sources
}

export function largestUrlOf(url: string): string {
  const { originalUrl = url, resizerUrl, size } = parseNasaAsset(url) ?? {}
  return resizerUrl && size ? resizerOf(resizerUrl, size)(size.width) : originalUrl
}

/** The picture cropped to the display's shape. Undefined if NASA can't crop it, or if that is too small. */
export function wallpaperUrl(pictureUrl: string, display: Size): string | undefined {
  const asset = parseNasaAsset(pictureUrl)
  if (!asset?.resizerUrl || !/\.(jpe?g|png)$/i.test(asset.originalUrl)) return undefined
  const ratio = display.width / display.height
  const [minWidth, maxSide] = [1280, 3840]
  const { width, height } = asset.size ?? { width: maxSide, height: maxSide }
  const croppedWidth = Math.round(Math.min(width, height * ratio, maxSide, maxSide * ratio))
  if (croppedWidth < Math.min(minWidth, display.width)) return undefined
  const url = new URL(resizerOf(asset.resizerUrl, display)(croppedWidth))
  url.searchParams.set('fit', 'crop')
  return url.href
}

/** A picture on NASA's asset server has two URLs. The original may be several megabytes. */
interface NasaAsset {
  originalUrl: string
  /** Takes `w` and `h`. Undefined for a GIF, which can't be resized. */
  resizerUrl: string | undefined
  /** The original's size. Undefined if the URL doesn't state it. */
  size: Size | undefined
}

const originalsRoot = 'https://assets.science.nasa.gov/content/dam/'
const resizerRoot = 'https://assets.science.nasa.gov/dynamicimage/assets/'

export function parseNasaAsset(url: string): NasaAsset | undefined {
  const root = [originalsRoot, resizerRoot].find((start) => url.startsWith(start))
  if (!root) return undefined
  const { origin, pathname, search, searchParams } = new URL(url)
  const file = (origin + pathname).slice(root.length)
  return {
    originalUrl: originalsRoot + file,
    resizerUrl: /\.gif$/i.test(file) ? undefined : resizerRoot + file + (search || '?fit=clip'),
    size: sizeInParams(searchParams),
  }
}

export function sizeInParams(params: URLSearchParams): Size | undefined {
  const width = Number(params.get('w'))
  const height = Number(params.get('h'))
  const isSize = [width, height].every((side) => Number.isInteger(side) && side > 0)
  return isSize ? { width, height } : undefined
}

/** In device pixels, for posters and browsers without `srcset`. */
const fallbackWidth = 1440

function resizedSource(resizableUrl: string, size: Size | undefined): PictureSource {
  const atWidth = resizerOf(resizableUrl, size)
  const srcset = widthsOf(size).map((width) => `${atWidth(width)} ${width}w`)
  const width = Math.min(fallbackWidth, size?.width ?? fallbackWidth)
  return { url: atWidth(width), srcset: srcset.join(', ') }
}

const widths = [480, 960, 1440, 1920, 2880, 3840]

/** The largest width to request if the size is unknown, because the resizer enlarges small pictures. */
const maxUnknownWidth = 1920

function widthsOf(size: Size | undefined) {
  if (!size) return widths.filter((width) => width <= maxUnknownWidth)
  const narrower = widths.filter((width) => width < size.width)
  return narrower.length < widths.length ? [...narrower, size.width] : widths
}

/** Returns the picture's URL by its width, with the ratio of `shape`. Without `shape`, the ratio stays. */
function resizerOf(resizableUrl: string, shape: Size | undefined) {
  // One `URL` for all widths, because a wall makes two hundred addresses.
  const url = new URL(resizableUrl)
  url.searchParams.set('w', 'WIDTH')
  if (shape) url.searchParams.set('h', 'HEIGHT')
  else url.searchParams.delete('h')
  const { href } = url
  const ratio = shape ? shape.width / shape.height : NaN
  return (width: number) =>
    href.replace('w=WIDTH', `w=${width}`).replace('h=HEIGHT', `h=${Math.round(width / ratio)}`)
}

/** An old picture's URL, such as `https://apod.nasa.gov/apod/image/2401/crab.jpg`. */
const oldPicture =
  /^https?:\/\/(?:apod\.nasa\.gov|antwrp\.gsfc\.nasa\.gov)\/apod\/image\/(?:(\d\d)(\d\d)\/)?([^?#]+)/

/** Guesses the new URL of a picture that NASA moved in September 2026. Right for 250 of 270 known URLs. */
export function newPictureUrl(url: string, date: string): string | undefined {
  const [, shortYear, monthNumber, file] = url.match(oldPicture) ?? []
  if (!file) return undefined
  const month = shortYear ? `${fullYear(shortYear)}-${monthNumber}` : monthOf(parseDay(date) ?? '')
  const [year, number] = month.split('-')
  const name = monthNames[Number(number) - 1]?.toLowerCase()
  return name && `${originalsRoot}science/cds/apod/apod/${year}/${name}/${file}`
}
