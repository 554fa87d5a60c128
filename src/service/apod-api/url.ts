import { absoluteUrl } from '../absolute-url.ts'
import { specifiedBase } from '../config.ts'

/** The specified service's URL for a date, with its two parameters and no other. */
export function apodApiUrl(date: string): URL {
  const address = absoluteUrl(specifiedBase(import.meta.env.VITE_APOD_URL))
  const key = import.meta.env.VITE_APOD_KEY || 'DEMO_KEY'
  address.search = new URLSearchParams({ api_key: key, date }).toString()
  return address
}
