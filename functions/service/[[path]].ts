import { serve } from '../../edge/serve.ts'

declare global {
  interface CacheStorage {
    /** Cloudflare's own cache of answers. */
    default: Cache
  }
}

/** What Cloudflare Pages hands to a function. */
interface Context {
  request: Request
  env: { APOD_KEY?: string }
  waitUntil: (work: Promise<unknown>) => void
}

/** Cloudflare Pages calls this for every path below /service/. */
export function onRequest({ request, env, ...context }: Context): Promise<Response> {
  return serve(request, { key: env.APOD_KEY, cache: caches.default, ...context })
}
