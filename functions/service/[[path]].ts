import { serve } from '../../edge/serve.ts'

/** What Cloudflare Pages hands to a function. */
interface Context {
  request: Request
  env: { APOD_KEY?: string }
  waitUntil: (work: Promise<unknown>) => void
}

declare global {
  interface CacheStorage {
    /** Cloudflare's own cache of answers. */
    default: Cache
  }
}

/** Cloudflare Pages calls this for every path below /service/. */
export function onRequest(context: Context): Promise<Response> {
  const { request, env } = context
  return serve(request, {
    key: env.APOD_KEY,
    cache: caches.default,
    waitUntil: (work) => context.waitUntil(work),
  })
}
