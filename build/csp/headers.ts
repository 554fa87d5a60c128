/** The response headers that go with a page's policy, in the form that many static hosts read from `_headers`. */
export function headersFile(policy: string): string {
  return `/*
${Object.entries(headersOf(policy))
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
}

/** Only headers can forbid framing and switch features off for frames as well. */
function headersOf(policy: string) {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), serial=(), hid=(), bluetooth=(), midi=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}
