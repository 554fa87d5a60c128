/** The build's environment may name URLs relative to the page. */
export function absoluteUrl(address: string): URL {
  return new URL(address, globalThis.location?.href)
}
