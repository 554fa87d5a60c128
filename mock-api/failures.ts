import { htmlPage, htmlResponse } from './html.ts'

/** A request to one of NASA's services. `day` may be any text. */
export type Call = { day: string; origin: string }

type Failures = Record<string, (call: Call) => Response | Promise<Response>>

const commonFailures = {
  unavailable: () => new Response('no healthy upstream', { status: 503 }),
  html: () => htmlResponse(htmlPage('Welcome', '<h1>Welcome</h1>')),
  hang: () => new Promise<never>(() => {}),
} satisfies Failures

export const legacyFailures = {
  ...commonFailures,
  notFound: ({ day }) => codeResponse(404, `No data available for date: ${day}`),
  badRequest: ({ day }) => codeResponse(400, rangeMessage(day)),
  limit: () => Response.json({ error: { code: 'OVER_RATE_LIMIT' } }, { status: 429 }),
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
