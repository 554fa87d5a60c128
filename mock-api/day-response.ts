import { isDay } from '../src/apod/day.ts'
import type { Archive } from './archive.ts'
import { parseShortDay } from './calendar.ts'
import { makeEntry } from './entry.ts'
import { codeResponse, rangeMessage, successorNotFound } from './failures.ts'
import { makeSuccessorEntry } from './successor-entry.ts'

/** Returns what the legacy service sends: the day's entry or a code. */
export function legacyResponse(day: string, origin: string, archive: Archive): Response {
  const status = archive.statusOf(day)
  if (!isDay(day)) return codeResponse(400, `time data '${day}' does not match format '%Y-%m-%d'`)
  if (status === 'published') return Response.json(makeEntry(day, origin))
  if (status === 'missing') return codeResponse(404, `No data available for date: ${day}`)
  return codeResponse(400, rangeMessage(archive.today()))
}

export function successorResponse(day: string, origin: string, archive: Archive): Response {
  return archive.statusOf(day) === 'published'
    ? Response.json(makeSuccessorEntry(day, origin))
    : Response.json(successorNotFound, { status: 404 })
}

/** Returns the day in the URL of either service, or the text in its place if that isn't a day. */
export function requestedDay(url: URL, archive: Archive): string {
  const short = url.pathname.match(/\/apod-basic\/([^/]+)$/)?.[1]
  if (short !== undefined) return parseShortDay(short) ?? short
  return url.searchParams.get('date') ?? archive.today()
}
