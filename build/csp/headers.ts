/**
 * What a host sends with every answer, the same for every build: the page carries its policy
 * itself, and only headers can forbid framing and switch features off for frames as well.
 */
export const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), serial=(), hid=(), midi=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** What is named after its content never changes. */
export const assetsCacheControl = 'public, max-age=31536000, immutable'

/**
 * The headers in the form that some static hosts read from `_headers`.
 * @param base the path that the page is built for, such as `/` or `/apod/`
 */
export function headersFile(base: string): string {
  return `${base}*
${Object.entries(headers)
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}
${base}assets/*
  Cache-Control: ${assetsCacheControl}
`
}
