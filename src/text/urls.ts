/** The URL of a link: over http(s), absolute and without credentials; undefined for anything but such a URL or `//…`. */
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

/** A `webUrl` over https, for what the page loads. URLs of the page's own origin keep their scheme: a service on loopback. */
export function httpsUrl(
  text: string | null | undefined,
  pageOrigin = globalThis.location?.origin,
): string | undefined {
  const url = webUrl(text)
  const isOtherHttp = url?.startsWith('http:') && new URL(url).origin !== pageOrigin
  return url && isOtherHttp ? url.replace('http:', 'https:') : url
}
