import { addDays, earliestDay, todayInNewYork } from '../apod/calendar.ts'
import { parseDay } from '../apod/day.ts'
import { nasaUrls, type ServiceName, serviceNames } from '../nasa-urls.ts'

/** What a look-up of a date asks: a URL of each service that can be asked about it. */
export function lookUpUrls(date: string): { service: ServiceName; url: URL }[] {
  return serviceNames.flatMap((service) => {
    const url = urlFor[service](date)
    return url ? [{ service, url }] : []
  })
}

/** Each service's URL for a date; null where the service can't be asked about it, or is switched off. */
const urlFor: Record<ServiceName, (date: string) => URL | null> = {
  legacy: (date) => {
    const url = absoluteUrl(import.meta.env.VITE_APOD_URL || nasaUrls.legacy)
    const key = import.meta.env.VITE_APOD_KEY || 'DEMO_KEY'
    // These two parameters, and no other.
    url.search = new URLSearchParams({ api_key: key, date }).toString()
    return url
  },
  successor: (date) => {
    const base = (import.meta.env.VITE_APOD_SUCCESSOR_URL ?? nasaUrls.successor).replace(/\/$/, '')
    if (base === '' || !mayHaveEntry(date)) return null
    return absoluteUrl(`${base}/${date.slice(2).replaceAll('-', '')}`)
  },
}

/** Whether a date is a day from 1995-06-16 to tomorrow in New York: the visitor's clock may be a day behind. */
export function mayHaveEntry(date: string): boolean {
  const day = parseDay(date)
  return day !== null && day >= earliestDay && day <= addDays(todayInNewYork(), 1)
}

/** The URL of an address in the build's environment, which may be relative to the page. */
export function absoluteUrl(address: string): URL {
  return new URL(address, globalThis.location?.href)
}
