import { earliestDay } from '../apod/calendar.ts'
import { parseDay } from '../apod/day.ts'
import { defaultAddresses } from './default-addresses.ts'

/** The specified call's address for a date, with its two parameters and no other. */
export function specifiedAddress(date: string): URL {
  const { VITE_APOD_URL, VITE_APOD_KEY } = import.meta.env
  const address = absolute(VITE_APOD_URL || defaultAddresses.VITE_APOD_URL)
  address.search = new URLSearchParams({
    api_key: VITE_APOD_KEY || 'DEMO_KEY',
    date,
  }).toString()
  return address
}

/** Whether the build knows a successor to ask: an empty address switches it off. */
export function hasSuccessor(): boolean {
  return successorBase() !== ''
}

/**
 * The successor's address for a date. Null where the date is no day of the archive, whose
 * addresses have room for two digits of the year only.
 */
export function successorAddress(date: string): URL | null {
  const day = parseDay(date)
  if (!day || day < earliestDay || day >= '2095') return null
  return absolute(`${successorBase()}/${day.slice(2).replaceAll('-', '')}`)
}

function successorBase() {
  const address =
    import.meta.env.VITE_APOD_SUCCESSOR_URL ?? defaultAddresses.VITE_APOD_SUCCESSOR_URL
  return address.replace(/\/$/, '')
}

/** An address in the build's environment may be relative to the page. */
function absolute(address: string) {
  return new URL(address, globalThis.location?.href)
}
