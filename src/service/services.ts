import { addDays, earliestDay, todayInNewYork } from '../apod/calendar.ts'
import { parseDay } from '../apod/day.ts'
import { nasa } from './config.ts'

/** The legacy service's URL for a date, with its two parameters and no other. */
export function legacyUrl(date: string): URL {
  const address = absoluteUrl(import.meta.env.VITE_APOD_URL || nasa.legacyService)
  const key = import.meta.env.VITE_APOD_KEY || 'DEMO_KEY'
  address.search = new URLSearchParams({ api_key: key, date }).toString()
  return address
}

/** The successor's URL for a day from 1995-06-16 to tomorrow in New York; null for any other date, or without a successor. */
export function successorUrl(date: string): URL | null {
  const day = parseDay(date)
  // The visitor's clock may be a day behind.
  const last = addDays(todayInNewYork(), 1)
  if (!hasSuccessor() || !day || day < earliestDay || day > last) return null
  return absoluteUrl(`${successorBase()}/${day.slice(2).replaceAll('-', '')}`)
}

export function hasSuccessor(): boolean {
  return successorBase() !== ''
}

function successorBase() {
  return (import.meta.env.VITE_APOD_SUCCESSOR_URL ?? nasa.successor).replace(/\/$/, '')
}

/** The URL of an address in the build's environment, which may be relative to the page. */
export function absoluteUrl(address: string): URL {
  return new URL(address, globalThis.location?.href)
}
