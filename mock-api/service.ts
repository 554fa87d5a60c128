import type { IncomingMessage, ServerResponse } from 'node:http'
import { createArchive } from './archive.ts'
import { legacyFailures, listFailures, successorFailures } from './failures.ts'
import { sendList } from './list/send-list.ts'
import { defaultSettings, type MockSettings } from './mock-settings.ts'
import { sendText } from './reply.ts'
import { findMediaHandler } from './sample-media.ts'
import { sendLegacyDay, sendSuccessorDay, requestedDay } from './send-day.ts'

export type MockApi = {
  /** Middleware for any server. It calls `next` for unknown URLs. */
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  settings: MockSettings
  /** All requests for known URLs so far, oldest first. */
  requests: { path: string; search: string }[]
}

/** Creates a mock of the legacy service, the successor, NASA's list and their media. */
export function createMockApi(options: Partial<MockSettings> = {}): MockApi {
  const settings: MockSettings = { ...defaultSettings, ...options }
  const archive = createArchive(settings)
  const requests: MockApi['requests'] = []

  return {
    settings,
    requests,
    handle: (request, response, next) => {
      const url = urlOf(request)
      const sendResponse = url && findSender(url, request, response)
      if (!sendResponse || (request.method !== 'GET' && request.method !== 'HEAD')) {
        next()
        return
      }
      requests.push({ path: url.pathname, search: url.search })
      const delay = url.pathname.startsWith('/mock/') ? 0 : settings.latency
      setTimeout(() => respond(sendResponse, response), delay).unref()
    },
  }

  /** Returns a function that sends the response to a request by the current settings, or undefined for an unknown URL. */
  function findSender(url: URL, request: IncomingMessage, response: ServerResponse) {
    const { failure, successorFailure, listFailure, isMediaBroken } = settings
    const call = { request, response, day: requestedDay(url, archive), origin: url.origin }
    if (url.pathname === '/planetary/apod') {
      if (failure) return () => legacyFailures[failure](call)
      return () => sendLegacyDay(call, archive)
    }
    if (/^\/wp-json\/wp\/v2\/apod-basic\/[^/]+$/.test(url.pathname)) {
      if (successorFailure) return () => successorFailures[successorFailure](call)
      return () => sendSuccessorDay(call, archive)
    }
    if (url.pathname === '/wp-json/wp/v2/image-article') {
      if (listFailure) return () => listFailures[listFailure](call)
      return () => sendList(response, url, archive.posts())
    }
    const handleMedia = findMediaHandler(url, isMediaBroken)
    return handleMedia && (() => handleMedia(request, response))
  }
}

function respond(sendResponse: () => void, response: ServerResponse): void {
  if (response.destroyed) return
  try {
    sendResponse()
  } catch (error) {
    sendText(response, 400, String(error))
  }
}

function urlOf({ headers, url = '/' }: IncomingMessage): URL | undefined {
  const full = `http://${headers.host ?? 'localhost'}${url}`
  return URL.canParse(full) ? new URL(full) : undefined
}
