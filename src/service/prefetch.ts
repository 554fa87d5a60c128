declare global {
  /** Requests that the page's HTML started, when no module has loaded yet. */
  var prefetched: Map<string, Prefetch> | undefined
}

interface Prefetch {
  response: Promise<Response>
  controller: AbortController
  /** By the page's clock, in milliseconds; missing once there is a response. */
  sentAt?: number
}

/** Sends a request before the program has loaded; `claim` takes it over. */
export function prefetch(url: URL) {
  const controller = new AbortController()
  const response = fetch(url, { signal: controller.signal })
  const early: Prefetch = { response, controller, sentAt: performance.now() }
  // The caller that claims it gets the error.
  response.then(
    () => delete early.sentAt,
    () => {},
  )
  unclaimed().set(url.href, early)
}

/**
 * Fetches a URL, or takes over its early request if nobody has claimed it.
 * @param signal cancels either
 */
export function claim(url: URL, signal: AbortSignal): Promise<Response> {
  const early = unclaimed().get(url.href)
  if (!early) {
    cancelUnclaimed()
    return fetch(url, { signal })
  }
  unclaimed().delete(url.href)
  signal.addEventListener('abort', () => early.controller.abort(signal.reason))
  return early.response
}

/** How long the early request for a URL has had no response, in milliseconds; 0 if it has one or none is unclaimed. */
export function prefetchAge(url: URL): number {
  const sentAt = unclaimed().get(url.href)?.sentAt
  return sentAt === undefined ? 0 : performance.now() - sentAt
}

/** Another URL is requested, so these were for a date that is no longer shown. */
function cancelUnclaimed() {
  for (const { controller } of unclaimed().values()) controller.abort()
  unclaimed().clear()
}

function unclaimed() {
  return (globalThis.prefetched ??= new Map())
}
