import { addDays, earliestDay } from '../apod/calendar.ts'
import { parseDay, requireDay } from '../apod/day.ts'
import { apiKey, legacyUrl, successorUrl } from '../settings.ts'

/** The URLs to request for a date, the successor's last. */
export function lookUpUrls(date: string): URL[] {
  const legacy = legacyUrl()
  legacy.searchParams.set('api_key', apiKey())
  legacy.searchParams.set('date', date)
  const successor = mayHaveEntry(date) ? successorUrlOf(date) : undefined
  return successor ? [legacy, successor] : [legacy]
}

export function successorUrlOf(date: string): URL | undefined {
  const url = successorUrl()
  const yymmdd = date.slice(2).replaceAll('-', '')
  if (url) url.pathname = url.pathname.replace(/\/?$/, `/${yymmdd}`)
  return url
}

/** Whether a date is from 1995-06-16 to tomorrow in UTC, because the device's clock may be a day slow. */
export function mayHaveEntry(date: string): boolean {
  const day = parseDay(date)
  const today = requireDay(new Date().toISOString().slice(0, 10))
  return day !== undefined && day >= earliestDay && day <= addDays(today, 1)
}
