import { fullYear, monthNames } from './calendar.ts'
import { parseDay } from './day.ts'
import { httpsUrl } from '../text/urls.ts'

/** A picture among NASA's assets since September 2026, which has two addresses. */
export interface NasaAsset {
  /** The file as it was uploaded, often several megabytes. */
  original: string
  /** The same picture at any width, by `w` and `h` in the query; 404 for a GIF. */
  resizer: string
  /** The picture's, in pixels; undefined if the URL does not state it. */
  size: Size | undefined
}

export interface Size {
  width: number
  height: number
}

const host = 'https://assets.science.nasa.gov/'
const originals = `${host}content/dam/`
const resized = `${host}dynamicimage/assets/`

export function parseNasaAsset(url: string): NasaAsset | null {
  const root = [originals, resized].find((each) => url.startsWith(each))
  if (!root) return null
  const { pathname, search, searchParams } = new URL(url)
  const path = host.slice(0, -1) + pathname
  const file = path.slice(root.length)
  return {
    original: originals + file,
    resizer: resized + file + (search || '?fit=clip'),
    size: sizeIn(searchParams),
  }
}

export function sizeIn(params: URLSearchParams): Size | undefined {
  const [width, height] = [Number(params.get('w')), Number(params.get('h'))]
  const isSize = [width, height].every((side) => Number.isInteger(side) && side > 0)
  return isSize ? { width, height } : undefined
}

const oldPicture =
  /^https:\/\/(?:apod\.nasa\.gov|antwrp\.gsfc\.nasa\.gov)\/apod\/image\/(?:(\d\d)(\d\d)\/)?([^?#]+)/

/**
 * Where a picture of apod.nasa.gov moved to in September 2026, by a rule that fits 250 of 270
 * known URLs; null for any other URL.
 * @param date of its entry, for year and month if the path has none
 */
export function movedPictureUrl(text: string, date: string): string | null {
  const found = httpsUrl(text)?.match(oldPicture)
  if (!found) return null
  const [, year, month, file] = found
  const when = year ? `${fullYear(year)}-${month}` : parseDay(date)
  const name = when && monthNames[Number(when.slice(5, 7)) - 1]?.toLowerCase()
  return name ? `${originals}science/cds/apod/apod/${when.slice(0, 4)}/${name}/${file}` : null
}
