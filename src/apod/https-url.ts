/**
 * The URL to request: absolute, over https, trimmed and without credentials.
 * Null if it is not a URL, or neither http(s) nor `//…`.
 * URLs of the page's own origin keep their scheme, so that a service on loopback works.
 */
export function httpsUrl(
  text: string | null | undefined,
  ownOrigin = globalThis.location?.origin,
): string | null {
  if (!text) return null
  const trimmed = text.trim()
  const address = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed
  if (!/^https?:\/\/[^/\\]/i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.origin !== ownOrigin) url.protocol = 'https:'
  // Browsers load no subresource from a URL with a password.
  url.username = ''
  url.password = ''
  return url.href
}
