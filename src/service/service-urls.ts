import { addDays, earliestDay } from '../apod/calendar.ts'
import { parseDay, requireDay } from '../apod/day.ts'
import { type ServiceName, serviceNames } from '../default-urls.ts'
import { apiKey, legacyUrl, successorUrl } from '../settings.ts'

/** What a look-up of a date asks: a URL of each service that can be asked about it. */
export function lookUpUrls(date: string): { service: ServiceName; url: URL }[] {
  return serviceNames.flatMap((service) => {
    const url = urlFor[service](date)
    return url ? [{ service, url }] : []
  })
}

/** Each service's URL for a date; undefined where the service can't be asked about it, or is switched off. */
const urlFor: Record<ServiceName, (date: string) => URL | undefined> = {
  legacy: (date) => {
    const url = legacyUrl()
    // The legacy service refuses other parameters than these two.
    url.search = new URLSearchParams({ api_key: apiKey(), date }).toString()
    return url
  },
  successor: (date) => {
    const url = successorUrl()
    if (!url || !mayHaveEntry(date)) return undefined
    url.pathname = url.pathname.replace(/\/?$/, `/${date.slice(2).replaceAll('-', '')}`)
    return url
  },
}

/** Whether a date is a day from 1995-06-16 to tomorrow in UTC, which New York's today and tomorrow never pass. */
export function mayHaveEntry(date: string): boolean {
  const day = parseDay(date)
  const today = requireDay(new Date().toISOString().slice(0, 10))
  return day !== undefined && day >= earliestDay && day <= addDays(today, 1)
}
