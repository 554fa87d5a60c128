import { makeEntry } from './entries.ts'
import { mockFetch } from './network.ts'

type Service = 'legacy' | 'successor'
type Respond = () => Response | Promise<Response>

const responses = new Map<string, Respond>()
const requests: string[] = []

/** By default, the legacy service has each date's entry, and the successor is down. */
export function mockLookUps(
  defaultResponse = (service: Service, date: string) =>
    service === 'legacy' ? json(makeEntry(date)) : unavailable(),
) {
  responses.clear()
  requests.length = 0
  mockFetch(({ searchParams, pathname }) => {
    const legacyDate = searchParams.get('date')
    const date = legacyDate ?? `20${pathname.slice(-6).replace(/(..)(..)/, '$1-$2-')}`
    const service = legacyDate === null ? 'successor' : 'legacy'
    requests.push(`${service} ${date}`)
    return responses.get(`${service} ${date}`)?.() ?? defaultResponse(service, date)
  })
}

export function respond(service: Service, date: string, response: Respond) {
  responses.set(`${service} ${date}`, response)
}

/** Holds responses back. Returns a function that answers the newest request. */
export function hold(service: Service, date: string) {
  let answer: ((response: Response) => void) | undefined
  respond(service, date, () => new Promise((resolve) => (answer = resolve)))
  return (response: Response) => answer?.(response)
}

/** The dates that were requested so far. */
export const requestsOf = (service: Service) =>
  requests.flatMap((request) => (request.startsWith(service) ? request.split(' ').slice(1) : []))

export const json = (value: unknown, status = 200) => Response.json(value, { status })
export const unavailable = () => json('', 503)
export const notFound = () => json({ code: 404 }, 404)

/** With a URL that loads, because a failed picture would disappear. */
export const picture = { media_type: 'image', url: `${location.origin}/icon.svg` }
