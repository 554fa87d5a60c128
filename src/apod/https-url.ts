/**
 * The address as it is asked for: absolute and over https, without blanks at its ends and without a user's name.
 * Null where it is none, or neither http(s) nor `//…`.
 * What comes from the page's own origin keeps its scheme, so that a service on loopback works.
 */
export function httpsUrl(text: string, ownOrigin = globalThis.location?.origin): string | null {
  const trimmed = text.trim()
  const address = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed
  if (!/^https?:\/\/[^/\\]/i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.origin !== ownOrigin) url.protocol = 'https:'
  // Browsers load no part of a page from an address that holds a password.
  url.username = ''
  url.password = ''
  return url.href
}
