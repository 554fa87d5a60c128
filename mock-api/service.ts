import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerDay, answerSuccessor, askedDay } from './answer-day.ts'
import { createArchive } from './archive.ts'
import { type Call, failures, listFailures, successorFailures } from './failures.ts'
import { answerList } from './list/answer-list.ts'
import { findMedia } from './sample-media.ts'
import { defaultSettings, type MockSettings } from './mock-settings.ts'
import { sendText } from './reply.ts'

/** A request that reached the mock API; `search` as in its URL. */
type MockRequest = { path: string; search: string }

export type MockApi = {
  /** Middleware for any server; what it doesn't know is passed to `next`. */
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** May be changed at any time, for later requests. */
  settings: MockSettings
  /** Every request, oldest first; may be emptied. */
  requests: MockRequest[]
}

/** NASA's service, its successor and its list of the archive, as far as the page knows them, with samples. */
export function createMockApi(options: Partial<MockSettings> = {}): MockApi {
  const settings: MockSettings = { ...defaultSettings, ...options }
  const archive = createArchive(settings)
  const requests: MockRequest[] = []

  return {
    settings,
    requests,
    handle: (request, response, next) => {
      const url = urlOf(request)
      const answer = url && findAnswer(url, request, response)
      if (!answer || (request.method !== 'GET' && request.method !== 'HEAD')) {
        next()
        return
      }
      requests.push({ path: url.pathname, search: url.search })
      const delay = url.pathname.startsWith('/mock/') ? settings.mediaLatency : settings.latency
      setTimeout(() => settle(answer, response), delay).unref()
    },
  }

  /** The answer with the current settings; undefined for URLs that are not its own. */
  function findAnswer(url: URL, request: IncomingMessage, response: ServerResponse) {
    const { failure, successorFailure, listFailure, isMediaBroken } = settings
    if (url.pathname === '/planetary/apod') {
      const answer = failure ? failures[failure] : (call: Call) => answerDay(call, url, archive)
      return () => answer(describeCall(url, request, response))
    }
    if (/^\/wp-json\/wp\/v2\/apod-basic\/[^/]+$/.test(url.pathname)) {
      const answer = successorFailure ? successorFailures[successorFailure] : answerSuccessor
      return () => answer(describeCall(url, request, response))
    }
    if (url.pathname === '/wp-json/wp/v2/image-article') {
      if (listFailure) return () => listFailures[listFailure]({ request, response })
      return () => answerList(response, url, archive.posts())
    }
    const media = findMedia(url, isMediaBroken)
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
      successorEntry: () => archive.makeSuccessorEntry(day, origin),
    }
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

/** The full URL of a request; undefined if it is invalid. */
function urlOf({ headers, url = '/' }: IncomingMessage): URL | undefined {
  const full = `http://${headers.host ?? 'localhost'}${url}`
  return URL.canParse(full) ? new URL(full) : undefined
}
