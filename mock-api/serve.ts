import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { findMedia } from './sample-media.ts'
import type { MockApi } from './service.ts'

// With `dev` and `etag`, browsers revalidate pictures, so that `--broken-media` also breaks cached ones.
const files = sirv(fileURLToPath(new URL('media', import.meta.url)), { dev: true, etag: true })

/** Every origin may read a response, and no browser caches it. */
const commonHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'Cache-Control': 'no-store',
}

/** Returns middleware for any server, which also serves media. It calls `next` for unknown URLs. */
export function serveMockApi({ handle, settings, requests }: MockApi) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const url = urlOf(request)
    if (!url || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const media = findMedia(url, settings.isMediaBroken)
    if (media) requests.push({ path: url.pathname, search: url.search })
    if (typeof media === 'string') {
      request.url = `/${media}`
      return files(request, response)
    }
    const answer = media ?? (await handle(new Request(url)))
    if (!answer) return next()
    response.writeHead(answer.status, { ...commonHeaders, ...Object.fromEntries(answer.headers) })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
}

function urlOf({ headers, url = '/' }: IncomingMessage): URL | undefined {
  const full = `http://${headers.host ?? 'localhost'}${url}`
  return URL.canParse(full) ? new URL(full) : undefined
}
