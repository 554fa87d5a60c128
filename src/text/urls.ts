/** Parses an absolute http(s) URL or `//…`. Undefined for any other text. */
export function parseWebUrl(text: string | null | undefined): string | undefined {
  if (!text) return undefined
  const trimmed = text.trim()
  const absolute = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed
  if (!/^https?:\/\/[^/\\]/i.test(absolute) || !URL.canParse(absolute)) return undefined
  return new URL(absolute).href
}

/** Like `parseWebUrl`, but changes http to https, except at the page's own origin, such as localhost. */
export function parseHttpsUrl(
  text: string | null | undefined,
  pageOrigin = globalThis.location?.origin,
): string | undefined {
  const url = parseWebUrl(text)
  const isOtherHttp = url?.startsWith('http:') && new URL(url).origin !== pageOrigin
  return url && isOtherHttp ? url.replace('http:', 'https:') : url
}
