import { isDay } from '../src/apod/day.ts'
import type { Archive } from './archive.ts'
import { parseShortDay } from './calendar.ts'
import { makeEntry } from './entry.ts'
import { type Call, rangeMessage, sendCode, sendGateway, successorNotFound } from './failures.ts'
import { sendJson } from './reply.ts'
import { makeSuccessorEntry } from './successor-entry.ts'

/** Checks the parameters as the legacy service does, and answers with the day's entry or a code. */
export function answerDay({ response, day, origin }: Call, url: URL, archive: Archive): void {
  if (!url.searchParams.get('api_key')) {
    sendGateway(response, 403, 'API_KEY_MISSING')
    return
  }
  const unknown = [...url.searchParams.keys()].find((name) => !['api_key', 'date'].includes(name))
  if (unknown !== undefined) {
    sendCode(response, 400, `Bad Request: incorrect field passed: '${unknown}'.`)
    return
  }
  if (!isDay(day)) {
    sendCode(response, 400, `time data '${day}' does not match format '%Y-%m-%d'`)
    return
  }
  switch (archive.statusOf(day)) {
    case 'published':
      sendJson(response, 200, makeEntry(day, origin))
      break
    case 'missing':
      sendCode(response, 404, `No data available for date: ${day}`)
      break
    case 'outOfRange':
      sendCode(response, 400, rangeMessage(archive.today()))
      break
  }
}

export function answerSuccessor({ response, day, origin }: Call, archive: Archive): void {
  if (archive.statusOf(day) === 'published')
    sendJson(response, 200, makeSuccessorEntry(day, origin))
  else sendJson(response, 404, successorNotFound)
}

/** Returns the day in the URL of either service, or the text in its place if that is not a day. */
export function askedDay(url: URL, archive: Archive): string {
  const short = url.pathname.match(/\/apod-basic\/([^/]+)$/)?.[1]
  if (short !== undefined) return parseShortDay(short) ?? short
  return url.searchParams.get('date') ?? archive.today()
}
