import type { IncomingMessage, ServerResponse } from 'node:http'
import { htmlPage } from './html.ts'
import { send, sendHtml, sendJson, sendText } from './reply.ts'

type Connection = { request: IncomingMessage; response: ServerResponse }

/** A request that is about to fail, and its answer without the failure. */
export type Call = Connection & {
  day: string
  origin: string
  entry: () => object
  successorEntry: () => object | undefined
}

type Fail = (call: Call) => void

/** What can happen to a request at any URL. */
const commonFailures = {
  unavailable: ({ response }) => sendText(response, 503, 'no healthy upstream'),
  gone: ({ response }) => sendHtml(response, 410, '<h1>410 Gone</h1>'),
  html: ({ response }) => sendHtml(response, 200, htmlPage('Welcome', '<h1>Welcome</h1>')),
  hang: () => {},
  disconnect: ({ request }) => void request.socket.destroy(),
  noHttp: ({ request }) => void request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
  loop: ({ request, response }) =>
    send(response, 307, 'text/plain', '', { Location: request.url ?? '/' }),
  halfWay: ({ request, response }) => {
    send(response, 200, 'application/json', '{', { 'Content-Length': 100 })
    request.socket.end()
  },
  notPacked: ({ response }) =>
    send(response, 200, 'application/json', '{', { 'Content-Encoding': 'gzip' }),
} satisfies Record<string, (connection: Connection) => void>

/** Situations in which the legacy service has no entry, or the wrong one. */
export const failures = {
  ...commonFailures,
  notFound: ({ response, day }) => sendCode(response, 404, `No data available for date: ${day}`),
  badRequest: ({ response, day }) => sendCode(response, 400, rangeMessage(day)),
  internalError: ({ response }) => sendCode(response, 500, 'Internal Service Error'),
  limit: ({ response }) => sendGateway(response, 429, 'OVER_RATE_LIMIT'),
  keyMissing: ({ response }) => sendKeyMissing(response),
  placeholder: ({ response, day, origin }) => sendJson(response, 200, placeholderOf(day, origin)),
} satisfies Record<string, Fail>

export type Failure = keyof typeof failures

/** The legacy service's own errors: a numeric `code` in the body. */
export function sendCode(response: ServerResponse, code: number, msg: string): void {
  sendJson(response, code, { code, msg, service_version: 'v1' })
}

export function sendKeyMissing(response: ServerResponse): void {
  sendGateway(response, 403, 'API_KEY_MISSING')
}

/** `today` is the last day that may be asked for. */
export function rangeMessage(today: string): string {
  return `Date must be between 1995-06-16 and ${today}.`
}

function sendGateway(response: ServerResponse, status: number, code: string): void {
  sendJson(response, status, { error: { code, message: 'Refused.' } })
}

/** The answer for every date since the pictures moved; only the recognisable parts are real. */
function placeholderOf(day: string, origin: string): object {
  const logo = `${origin}/wp-content/themes/mock/images/nasa-logo@2x.png`
  return {
    date: day,
    explanation: 'Discover the cosmos! The mock API has no more to say about this day.',
    hdurl: logo,
    media_type: 'image',
    service_version: 'v1',
    title: 'NASA Science',
    url: logo,
  }
}

/** Situations in which NASA's list has no answer. */
export const listFailures = {
  ...commonFailures,
  internalError: ({ response }) => sendJson(response, 500, { code: 'internal_server_error' }),
  limit: ({ response }) => sendHtml(response, 429, '<h1>429 Too Many Requests</h1>'),
} satisfies Record<string, (connection: Connection) => void>

/** How the successor says that it has no such day. */
export const successorNotFound = {
  code: 'apod_basic_not_found',
  message: 'APOD not found.',
  data: { status: 404 },
}

/** Situations in which the successor has no entry, or an unusual one. */
export const successorFailures = {
  ...listFailures,
  notFound: ({ response }) => sendJson(response, 404, successorNotFound),
} satisfies Record<string, Fail>

export type SuccessorFailure = keyof typeof successorFailures

export type ListFailure = keyof typeof listFailures
