import { htmlPage, htmlResponse } from './html.ts'

/** A request to one of NASA's services. `day` may be any text. */
export type Call = { request: Request; day: string; origin: string }

type Failures = Record<string, (call: Call) => Response | Promise<Response>>

const commonFailures = {
  unavailable: () => new Response('no healthy upstream', { status: 503 }),
  gone: () => htmlResponse('<h1>410 Gone</h1>', 410),
  html: () => htmlResponse(htmlPage('Welcome', '<h1>Welcome</h1>')),
  hang: () => new Promise<never>(() => {}),
  disconnect: () => Promise.reject(new TypeError('The connection broke.')),
  loop: ({ request: { url } }) => new Response(null, { status: 307, headers: { Location: url } }),
  halfWay: () =>
    new Response(new ReadableStream({ pull: () => Promise.reject(new TypeError('It broke.')) })),
} satisfies Failures

export const legacyFailures = {
  ...commonFailures,
  notFound: ({ day }) => codeResponse(404, `No data available for date: ${day}`),
  badRequest: ({ day }) => codeResponse(400, rangeMessage(day)),
  internalError: () => codeResponse(500, 'Internal Service Error'),
  limit: () => gatewayError(429, 'OVER_RATE_LIMIT'),
  keyMissing: () => gatewayError(403, 'API_KEY_MISSING'),
  placeholder: ({ day, origin }) => Response.json(placeholderOf(day, origin)),
} satisfies Failures

export type LegacyFailure = keyof typeof legacyFailures

/** Returns an error of the legacy service itself, with a numeric `code`. */
export function codeResponse(code: number, msg: string) {
  return Response.json({ code, msg, service_version: 'v1' }, { status: code })
}

export function rangeMessage(lastDay: string): string {
  return `Date must be between 1995-06-16 and ${lastDay}.`
}

/** Returns an error of the gateway in front of the legacy service, with a `code` in words. */
function gatewayError(status: number, code: string) {
  return Response.json({ error: { code, message: 'Refused.' } }, { status })
}

/** The legacy service's answer for every date since September 2026, with its title, first words and logo. */
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
  internalError: () => Response.json({ code: 'internal_server_error' }, { status: 500 }),
  limit: () => htmlResponse('<h1>429 Too Many Requests</h1>', 429),
} satisfies Failures

export const successorNotFound = {
  code: 'apod_basic_not_found',
  message: 'APOD not found.',
  data: { status: 404 },
}

export const successorFailures = {
  ...listFailures,
  notFound: () => Response.json(successorNotFound, { status: 404 }),
} satisfies Failures

export type SuccessorFailure = keyof typeof successorFailures

export type ListFailure = keyof typeof listFailures
