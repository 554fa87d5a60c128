import { createArchive } from './archive.ts'
import { legacyResponse, requestedDay, successorResponse } from './day-response.ts'
import { type Call, legacyFailures, listFailures, successorFailures } from './failures.ts'
import { listResponse } from './list/list-response.ts'
import { defaultSettings, type MockSettings } from './mock-settings.ts'

export type MockApi = {
  /** Returns the response of a service, or undefined for an unknown URL. */
  handle: (request: Request) => Promise<Response | undefined>
  settings: MockSettings
  /** All requests for known URLs so far, oldest first. */
  requests: { path: string; search: string }[]
}

/** Creates a mock of the legacy service, the successor and NASA's list. */
export function createMockApi(options: Partial<MockSettings> = {}): MockApi {
  const settings: MockSettings = { ...defaultSettings, ...options }
  const archive = createArchive(settings)
  const requests: MockApi['requests'] = []

  return {
    settings,
    requests,
    async handle(request) {
      const url = new URL(request.url)
      const respond = findService(url)
      if (!respond) return undefined
      requests.push({ path: url.pathname, search: url.search })
      await new Promise((resolve) => setTimeout(resolve, settings.latency))
      return respond({ day: requestedDay(url, archive), origin: url.origin })
    },
  }

  /** Returns the service at a URL by the current settings, or undefined for an unknown URL. */
  function findService(url: URL): ((call: Call) => Response | Promise<Response>) | undefined {
    const { failure, successorFailure, listFailure } = settings
    if (url.pathname === '/planetary/apod') {
      if (failure) return legacyFailures[failure]
      return ({ day, origin }) => legacyResponse(day, origin, archive)
    }
    if (/^\/wp-json\/wp\/v2\/apod-basic\/[^/]+$/.test(url.pathname)) {
      if (successorFailure) return successorFailures[successorFailure]
      return ({ day, origin }) => successorResponse(day, origin, archive)
    }
    if (url.pathname !== '/wp-json/wp/v2/image-article') return undefined
    return listFailure ? listFailures[listFailure] : () => listResponse(url, archive.posts())
  }
}
