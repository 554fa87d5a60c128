/** An http(s) URL without credentials, from an absolute one or from `//…`; undefined for any other text. */
export function webUrl(text: string | null | undefined): string | undefined {
  if (!text) return undefined
  const trimmed = text.trim()
  const absolute = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed
  if (!/^https?:\/\/[^/\\]/i.test(absolute) || !URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  // Browsers load no subresource from a URL with a password.
  if (url.username) url.username = ''
  if (url.password) url.password = ''
  return url.href
}

/** A `webUrl` over https, for what the page loads; its own origin keeps http, as a service on loopback has. */
export function httpsUrl(
  text: string | null | undefined,
  pageOrigin = globalThis.location?.origin,
): string | undefined {
  const url = webUrl(text)
  const isOtherHttp = url?.startsWith('http:') && new URL(url).origin !== pageOrigin
  return url && isOtherHttp ? url.replace('http:', 'https:') : url
}
