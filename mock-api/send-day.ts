import { isDay } from '../src/apod/day.ts'
import type { Archive } from './archive.ts'
import { parseShortDay } from './calendar.ts'
import { makeEntry } from './entry.ts'
import { type Call, rangeMessage, sendCode, successorNotFound } from './failures.ts'
import { sendJson } from './reply.ts'
import { makeSuccessorEntry } from './successor-entry.ts'

/** Sends what the legacy service sends: the day's entry or a code. */
export function sendLegacyDay({ response, day, origin }: Call, archive: Archive): void {
  const status = archive.statusOf(day)
  if (!isDay(day)) sendCode(response, 400, `time data '${day}' does not match format '%Y-%m-%d'`)
  else if (status === 'published') sendJson(response, 200, makeEntry(day, origin))
  else if (status === 'missing') sendCode(response, 404, `No data available for date: ${day}`)
  else sendCode(response, 400, rangeMessage(archive.today()))
}

export function sendSuccessorDay({ response, day, origin }: Call, archive: Archive): void {
  if (archive.statusOf(day) === 'published')
    sendJson(response, 200, makeSuccessorEntry(day, origin))
  else sendJson(response, 404, successorNotFound)
}

/** Returns the day in the URL of either service, or the text in its place if that isn't a day. */
export function requestedDay(url: URL, archive: Archive): string {
  const short = url.pathname.match(/\/apod-basic\/([^/]+)$/)?.[1]
  if (short !== undefined) return parseShortDay(short) ?? short
  return url.searchParams.get('date') ?? archive.today()
}
