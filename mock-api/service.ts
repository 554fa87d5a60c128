import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { TLSSocket } from 'node:tls'
import { answerDay, answerSuccessor, askedDay } from './answer-day.ts'
import { createArchive, type Archive } from './archive.ts'
import type { Call } from './common-failures.ts'
import { failures } from './failures.ts'
import { findMedia } from './media.ts'
import { readRecordedEntries } from './recorded.ts'
import { sendHtml, sendJson, sendText } from './reply.ts'
import { successorFailures } from './successor-failures.ts'
import { switchesPage } from './switches-page.ts'
import { defaultSwitches, parseSwitches, type SampleOptions, type Switches } from './switches.ts'

/** A request that reached the sample service; `search` as it stood in the address. */
type SampleRequest = { path: string; search: string; headers: IncomingHttpHeaders }

export type SampleService = {
  /** Middleware for any server; what it doesn't know is passed to `next`. */
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** May be set at any time; holds for the requests after. */
  switches: Switches
  /** Every request it took, the first one first; may be emptied. */
  requests: SampleRequest[]
}

/** NASA's service and its successor, as far as the page knows them, with pictures of its own. */
export function createSampleService(options: SampleOptions = {}): SampleService {
  const { entries, ...given } = options
  const switches: Switches = { ...defaultSwitches, ...given }
  const archive = createArchive(switches, entries ? readRecordedEntries(entries) : undefined)
  const requests: SampleRequest[] = []

  return {
    switches,
    requests,
    handle: (request, response, next) => {
      const url = addressOf(request)
      const answer = url && findAnswer(url, request, response)
      if (!answer || (request.method !== 'GET' && request.method !== 'HEAD')) {
        next()
        return
      }
      requests.push({ path: url.pathname, search: url.search, headers: request.headers })
      const delay = url.pathname.startsWith('/sample/') ? switches.mediaLatency : switches.latency
      setTimeout(() => void settle(answer, response), delay).unref()
    },
  }

  /** What will be answered as the switches stand now; undefined where it is somebody else's address. */
  function findAnswer(url: URL, request: IncomingMessage, response: ServerResponse) {
    if (url.pathname === '/planetary/apod') {
      const call = describeCall(url, request, response, archive)
      const fail = switches.failure && failures[switches.failure]
      return () => (fail ? fail(call) : answerDay(call, url, archive))
    }
    if (/^\/wp-json\/wp\/v2\/apod-basic\/[^/]+$/.test(url.pathname)) {
      const call = describeCall(url, request, response, archive)
      const fail = switches.successorFailure && successorFailures[switches.successorFailure]
      return () => (fail ?? answerSuccessor)(call)
    }
    if (url.pathname === '/wp-json/wp/v2/apod-basic') {
      return () => sendJson(response, 200, archive.tellNewest(url.origin))
    }
    if (url.pathname === '/sample/switches') return () => answerSwitches(url, response)
    const media = findMedia(url, switches.brokenMedia)
    return media && (() => media(request, response))
  }

  function answerSwitches(url: URL, response: ServerResponse): void {
    Object.assign(switches, parseSwitches(Object.fromEntries(url.searchParams)))
    sendHtml(response, 200, switchesPage(switches))
  }
}

async function settle(answer: () => Promise<void> | void, response: ServerResponse): Promise<void> {
  if (response.destroyed) return
  try {
    await answer()
  } catch (error) {
    sendText(response, 400, String(error))
  }
}

function describeCall(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  archive: Archive,
): Call {
  const day = askedDay(url, archive)
  return {
    request,
    response,
    day,
    origin: url.origin,
    entry: () => archive.tell(day, url.origin),
    oldEntry: () => archive.tell(frozenDay, url.origin),
    successorEntry: () => archive.tellSuccessor(day, url.origin),
    successorList: () => archive.tellNewest(url.origin),
  }
}

/** The day whose entry is given for every date in an outage of that kind. */
const frozenDay = '2011-03-09'

/** The whole address of a request; undefined where it makes none. */
function addressOf(request: IncomingMessage): URL | undefined {
  const origin = originOf(request)
  const address = `${origin}${request.url ?? '/'}`
  return URL.canParse(address) ? new URL(address) : undefined
}

function originOf(request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-proto']
  const own = request.socket instanceof TLSSocket ? 'https' : 'http'
  const scheme = forwarded === 'https' || forwarded === 'http' ? forwarded : own
  return `${scheme}://${request.headers.host ?? 'localhost'}`
}
