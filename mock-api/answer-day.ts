import { isDay } from '../src/apod/day.ts'
import type { Archive } from './archive.ts'
import { parseShortDay } from './calendar.ts'
import { type Call, rangeMessage, sendCode, sendKeyMissing, successorNotFound } from './failures.ts'
import { sendJson } from './reply.ts'

/** The legacy call: checks the parameters as the service does, and finds the day. */
export function answerDay({ response, day, entry }: Call, url: URL, archive: Archive): void {
  if (!url.searchParams.get('api_key')) {
    sendKeyMissing(response)
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
  switch (archive.standingOf(day)) {
    case 'published':
      sendJson(response, 200, entry())
      break
    case 'missing':
      sendCode(response, 404, `No data available for date: ${day}`)
      break
    case 'outOfRange':
      sendCode(response, 400, rangeMessage(archive.today()))
      break
  }
}

/** The successor's call; its URL ends in the day as YYMMDD. */
export function answerSuccessor({ response, successorEntry }: Call): void {
  const entry = successorEntry()
  sendJson(response, entry ? 200 : 404, entry ?? successorNotFound)
}

/** The day that a request asks for, as it stands in the URL where it is no day. */
export function askedDay(url: URL, archive: Archive): string {
  const short = url.pathname.match(/\/apod-basic\/([^/]+)$/)?.[1]
  if (short !== undefined) return parseShortDay(short) ?? short
  return url.searchParams.get('date') ?? archive.today()
}
