declare global {
  /** Requests that the page's HTML started, when no module has loaded yet. */
  var prefetched: Map<string, Prefetch> | undefined
}

interface Prefetch {
  response: Promise<Response>
  controller: AbortController
  /** By the page's clock, in milliseconds. */
  sentAt: number
}

/** Sends a request before the program has loaded; `claim` takes it over. */
export function prefetch(url: URL) {
  const controller = new AbortController()
  const response = fetch(url, { signal: controller.signal })
  // The caller that claims it gets the error.
  response.catch(() => {})
  globalThis.prefetched ??= new Map()
  globalThis.prefetched.set(url.href, { response, controller, sentAt: performance.now() })
}

/**
 * Fetches a URL, or takes over its early request if nobody has claimed it.
 * @param signal cancels either
 */
export function claim(url: URL, signal: AbortSignal): Promise<Response> {
  const early = globalThis.prefetched?.get(url.href)
  if (!early) {
    cancelUnclaimed()
    return fetch(url, { signal })
  }
  globalThis.prefetched?.delete(url.href)
  signal.addEventListener('abort', () => early.controller.abort(signal.reason), { once: true })
  return early.response
}

/** How long ago the early request for a URL was sent, in milliseconds; 0 if none is unclaimed. */
export function prefetchAge(url: URL): number {
  const sentAt = globalThis.prefetched?.get(url.href)?.sentAt
  return sentAt === undefined ? 0 : performance.now() - sentAt
}

/** Another URL is requested, so these were for a date that is no longer shown. */
function cancelUnclaimed() {
  for (const { controller } of globalThis.prefetched?.values() ?? []) controller.abort()
  globalThis.prefetched?.clear()
}
