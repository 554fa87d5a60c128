import type { ServerResponse } from 'node:http'
import { commonFailures, type Fail } from './common-failures.ts'
import { send, sendJson } from '../reply.ts'
import { successorNotFound } from './successor-failures.ts'

/** Situations in which the legacy service has no entry, or the wrong one. */
export const failures = {
  ...commonFailures,
  notFound: ({ response, day }) => sendCode(response, 404, `No data available for date: ${day}`),
  badRequest: ({ response, day }) => sendCode(response, 400, rangeMessage(day)),
  internalError: ({ response }) => sendCode(response, 500, 'Internal Service Error'),
  limit: ({ response }) => sendGateway(response, 429, 'OVER_RATE_LIMIT'),
  keyMissing: ({ response }) => sendKeyMissing(response),
  staleEntry: ({ response, staleEntry }) => sendJson(response, 200, staleEntry()),
  placeholder: ({ response, day, origin }) => sendJson(response, 200, placeholderOf(day, origin)),
  passThrough: ({ response, successorEntry }) =>
    sendJson(response, 200, successorEntry() ?? successorNotFound),
  redirect: ({ response, request }) =>
    send(response, 302, 'text/plain', '', {
      Location: `/wp-json/wp/v2/apod-basic${new URL(request.url ?? '', 'http://x').search}`,
    }),
  /** What NASA's gateway made of a neighbour: a page of another host, which pages can't read. */
  redirectToHtml: ({ response }) =>
    send(response, 301, 'text/plain', '', { Location: 'https://news.example/' }),
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
  const address = `${origin}/wp-content/themes/mock/images/nasa-logo@2x.png`
  return {
    date: day,
    explanation: 'Discover the cosmos! The mock API has no more to say about this day.',
    hdurl: address,
    media_type: 'image',
    service_version: 'v1',
    title: 'NASA Science',
    url: address,
  }
}
