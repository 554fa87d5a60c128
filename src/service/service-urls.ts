import { addDays, earliestDay } from '../apod/calendar.ts'
import { parseDay, requireDay } from '../apod/day.ts'
import { apiKey, legacyUrl, successorUrl } from '../settings.ts'

/** The URLs to request for a date. If answers are equally good, the first URL's wins. */
export function lookUpUrls(date: string): URL[] {
  const legacy = legacyUrl()
  legacy.searchParams.set('api_key', apiKey())
  legacy.searchParams.set('date', date)
  const successor = mayHaveEntry(date) ? successorUrl() : undefined
  const yymmdd = date.slice(2).replaceAll('-', '')
  if (successor) successor.pathname = successor.pathname.replace(/\/?$/, `/${yymmdd}`)
  return successor ? [legacy, successor] : [legacy]
}

/** Whether a date is a day from 1995-06-16 to tomorrow in UTC. Tomorrow, because the device's clock may be a day slow. */
export function mayHaveEntry(date: string): boolean {
  const day = parseDay(date)
  const today = requireDay(new Date().toISOString().slice(0, 10))
  return day !== undefined && day >= earliestDay && day <= addDays(today, 1)
}
