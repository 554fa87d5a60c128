/** Reads an absolute http(s) URL or `//…`, and removes credentials. Undefined for any other text. */
export function webUrl(text: string | null | undefined): string | undefined {
  if (!text) return undefined
  const trimmed = text.trim()
  const absolute = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed
  if (!/^https?:\/\/[^/\\]/i.test(absolute) || !URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  // Browsers refuse to load images and iframes from a URL with credentials.
  if (url.username) url.username = ''
  if (url.password) url.password = ''
  return url.href
}

/** Like `webUrl`, but with https, unless the URL has the page's own origin, as a service on localhost does. */
export function httpsUrl(
  text: string | null | undefined,
  pageOrigin = globalThis.location?.origin,
): string | undefined {
  const url = webUrl(text)
  const isOtherHttp = url?.startsWith('http:') && new URL(url).origin !== pageOrigin
  return url && isOtherHttp ? url.replace('http:', 'https:') : url
}
