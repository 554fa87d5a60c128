import { type Begun, begin, takeOver } from './begun.ts'

declare global {
  /** The request that the page's HTML began; no module of the program is there to hold it yet. */
  var firstRequest: Begun<Response> | undefined
}

/** Asks an address before the program is there; `request` takes it over. */
export function requestEarly(address: URL) {
  globalThis.firstRequest = begin(address.href, (signal) => fetch(address, { signal }))
}

/** Fetches an address, by the first request where that asked the same and nobody has had it. */
export function request(address: URL, signal: AbortSignal): Promise<Response> {
  const first = globalThis.firstRequest
  globalThis.firstRequest = undefined
  return takeOver(first, address.href, signal, (own) => fetch(address, { signal: own }))
}
