import { earliestDay } from '../apod/calendar.ts'
import { parseDay } from '../apod/day.ts'
import { readStored, removeStored, storeText } from '../ui/web-storage.ts'
import { specifiedBase, successorBase } from './config.ts'

/** The specified service's URL for a date, with its two parameters and no other. */
export function apodApiUrl(date: string): URL {
  const address = absoluteUrl(specifiedBase(import.meta.env.VITE_APOD_URL))
  const key = import.meta.env.VITE_APOD_KEY || 'DEMO_KEY'
  address.search = new URLSearchParams({ api_key: key, date }).toString()
  return address
}

const base = successorBase(import.meta.env.VITE_APOD_SUCCESSOR_URL)

/** Whether this build uses the successor. */
export const hasSuccessor = base !== ''

/**
 * The successor's URL for a date. Null if the date is not a day of the archive; its URLs have
 * only two digits for the year.
 */
export function successorUrl(date: string): URL | null {
  const day = parseDay(date)
  if (!day || day < earliestDay || day > '2094-12-31') return null
  return absoluteUrl(`${base}/${day.slice(2).replaceAll('-', '')}`)
}

/** Whether a URL is one of the successor's: of a day, or of the list of days. */
export function isSuccessorUrl(url: string | undefined): boolean {
  return hasSuccessor && url !== undefined && url.startsWith(absoluteUrl(base).href)
}

/** The URL of an address in the build's environment, which may be relative to the page. */
export function absoluteUrl(address: string): URL {
  return new URL(address, globalThis.location?.href)
}

const goneName = 'specified service gone'
const weekInMilliseconds = 7 * 24 * 60 * 60 * 1000

/** Whether this browser found the specified service gone for good in the last seven days. */
export function isGone(): boolean {
  const moment = Date.parse(readStored(goneName) ?? '')
  // A time in the future was written with a wrong clock.
  return Math.abs(Date.now() - moment) < weekInMilliseconds
}

export function rememberGone() {
  storeText(goneName, new Date().toISOString())
}

export function forgetGone() {
  removeStored(goneName)
}
