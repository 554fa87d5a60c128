import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { TLSSocket } from 'node:tls'
import type { ServiceName } from '../src/nasa-urls.ts'
import { answerDay, answerSuccessor, askedDay } from './answer-day.ts'
import { createArchive } from './archive.ts'
import { archiveFailures, type Call, failures, successorFailures } from './failures.ts'
import { BadRequest, makeList, sendBadRequest, sendList } from './list/answer-list.ts'
import { findMedia } from './media.ts'
import { sendHtml, sendJson, sendText } from './reply.ts'
import { defaultSettings, parseSettings, type Settings, settingsPage } from './settings.ts'

/** A request that reached the mock API; `search` as in its URL. */
type MockRequest = { path: string; search: string; headers: IncomingHttpHeaders }

export type MockApi = {
  /** Middleware for any server; what it doesn't know is passed to `next`. */
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** May be changed at any time, for later requests. */
  settings: Settings
  /** Every request, oldest first; may be emptied. */
  requests: MockRequest[]
}

/** NASA's service, its successor and its list of the archive, as far as the page knows them, with samples. */
export function createMockApi(options: Partial<Settings> = {}): MockApi {
  const settings: Settings = { ...defaultSettings, ...options }
  const archive = createArchive(settings)
  const requests: MockRequest[] = []
  const services: Record<ServiceName, { path: RegExp; answer: (call: Call, url: URL) => void }> = {
    legacy: {
      path: /^\/planetary\/apod$/,
      answer: (call, url) => {
        const fail = settings.failure && failures[settings.failure]
        if (fail) fail(call)
        else answerDay(call, url, archive)
      },
    },
    successor: {
      path: /^\/wp-json\/wp\/v2\/apod-basic\/[^/]+$/,
      answer: (call) => {
        const fail = settings.successorFailure && successorFailures[settings.successorFailure]
        const answer = fail ?? answerSuccessor
        answer(call)
      },
    },
  }

  return {
    settings,
    requests,
    handle: (request, response, next) => {
      const url = addressOf(request)
      const answer = url && findAnswer(url, request, response)
      if (!answer || (request.method !== 'GET' && request.method !== 'HEAD')) {
        next()
        return
      }
      requests.push({ path: url.pathname, search: url.search, headers: request.headers })
      const delay = url.pathname.startsWith('/mock/') ? settings.mediaLatency : settings.latency
      setTimeout(() => settle(answer, response), delay).unref()
    },
  }

  /** The answer with the current settings; undefined for URLs that are not its own. */
  function findAnswer(url: URL, request: IncomingMessage, response: ServerResponse) {
    const service = Object.values(services).find(({ path }) => path.test(url.pathname))
    if (service) return () => service.answer(describeCall(url, request, response), url)
    if (url.pathname === '/wp-json/wp/v2/apod-basic') {
      return () => sendJson(response, 200, archive.makeNewest(url.origin))
    }
    if (url.pathname === '/wp-json/wp/v2/image-article') {
      return () => answerListRequest(url, request, response)
    }
    if (url.pathname === '/mock/settings') return () => answerSettings(url, response)
    const media = findMedia(url, settings.brokenMedia)
    return media && (() => media(request, response))
  }

  function describeCall(url: URL, request: IncomingMessage, response: ServerResponse): Call {
    const { origin } = url
    const day = askedDay(url, archive)
    return {
      request,
      response,
      day,
      origin,
      entry: () => archive.makeEntry(day, origin),
      staleEntry: () => archive.makeEntry(frozenDay, origin),
      successorEntry: () => archive.makeSuccessorEntry(day, origin),
    }
  }

  function answerListRequest(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const fail = settings.archiveFailure && archiveFailures[settings.archiveFailure]
    const list = (page?: number) => {
      const params = new URLSearchParams(url.searchParams)
      if (page) params.set('page', String(page))
      return makeList(params, archive.posts(), url.origin)
    }
    try {
      if (fail) fail({ request, response, params: url.searchParams, list })
      else sendList(response, list())
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error
      sendBadRequest(response, error.code)
    }
  }

  function answerSettings(url: URL, response: ServerResponse): void {
    Object.assign(settings, parseSettings(Object.fromEntries(url.searchParams)))
    sendHtml(response, 200, settingsPage(settings))
  }
}

function settle(answer: () => void, response: ServerResponse): void {
  if (response.destroyed) return
  try {
    answer()
  } catch (error) {
    sendText(response, 400, String(error))
  }
}

/** The day whose entry is sent for every date in that kind of outage. */
const frozenDay = '2011-03-09'

/** The full URL of a request; undefined if it is invalid. */
function addressOf(request: IncomingMessage): URL | undefined {
  const origin = originOf(request)
  const address = `${origin}${request.url ?? '/'}`
  return URL.canParse(address) ? new URL(address) : undefined
}

function originOf(request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-proto']
  const direct = request.socket instanceof TLSSocket ? 'https' : 'http'
  const scheme = forwarded === 'https' || forwarded === 'http' ? forwarded : direct
  return `${scheme}://${request.headers.host ?? 'localhost'}`
}
