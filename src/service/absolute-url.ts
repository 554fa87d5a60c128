/** An address in the build's environment may be relative to the page. */
export function absoluteUrl(address: string): URL {
  return new URL(address, globalThis.location?.href)
}
