import type { IncomingMessage, ServerResponse } from 'node:http'
import { htmlPage } from './html.ts'
import { send, sendHtml, sendJson, sendText } from './reply.ts'

/** A request to one of NASA's services, which gets a response. `day` may be any text. */
export type Call = {
  request: IncomingMessage
  response: ServerResponse
  day: string
  origin: string
}

type Failures = Record<string, (call: Call) => void>

const commonFailures = {
  unavailable: ({ response }) => sendText(response, 503, 'no healthy upstream'),
  gone: ({ response }) => sendHtml(response, 410, '<h1>410 Gone</h1>'),
  html: ({ response }) => sendHtml(response, 200, htmlPage('Welcome', '<h1>Welcome</h1>')),
  hang: () => {},
  disconnect: ({ request }) => void request.socket.destroy(),
  loop: ({ request, response }) =>
    send(response, 307, 'text/plain', '', { Location: request.url ?? '/' }),
  halfWay: ({ request, response }) => {
    send(response, 200, 'application/json', '{', { 'Content-Length': 100 })
    request.socket.end()
  },
} satisfies Failures

export const legacyFailures = {
  ...commonFailures,
  notFound: ({ response, day }) => sendCode(response, 404, `No data available for date: ${day}`),
  badRequest: ({ response, day }) => sendCode(response, 400, rangeMessage(day)),
  internalError: ({ response }) => sendCode(response, 500, 'Internal Service Error'),
  limit: ({ response }) => sendGatewayError(response, 429, 'OVER_RATE_LIMIT'),
  keyMissing: ({ response }) => sendGatewayError(response, 403, 'API_KEY_MISSING'),
  placeholder: ({ response, day, origin }) => sendJson(response, 200, placeholderOf(day, origin)),
} satisfies Failures

export type LegacyFailure = keyof typeof legacyFailures

/** Sends an error of the legacy service itself, with a numeric `code`. */
export function sendCode(response: ServerResponse, code: number, msg: string): void {
  sendJson(response, code, { code, msg, service_version: 'v1' })
}

export function rangeMessage(lastDay: string): string {
  return `Date must be between 1995-06-16 and ${lastDay}.`
}

/** Sends an error of the gateway in front of the legacy service, with a `code` in words. */
function sendGatewayError(response: ServerResponse, status: number, code: string): void {
  sendJson(response, status, { error: { code, message: 'Refused.' } })
}

/** Returns what the legacy service has sent for every date since September 2026, with NASA's own title, first words and name of the logo. */
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

export const listFailures = {
  ...commonFailures,
  internalError: ({ response }) => sendJson(response, 500, { code: 'internal_server_error' }),
  limit: ({ response }) => sendHtml(response, 429, '<h1>429 Too Many Requests</h1>'),
} satisfies Failures

export const successorNotFound = {
  code: 'apod_basic_not_found',
  message: 'APOD not found.',
  data: { status: 404 },
}

export const successorFailures = {
  ...listFailures,
  notFound: ({ response }) => sendJson(response, 404, successorNotFound),
} satisfies Failures

export type SuccessorFailure = keyof typeof successorFailures

export type ListFailure = keyof typeof listFailures
