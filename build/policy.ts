import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { serviceUrls } from './check-settings.ts'

/** Adds a Content-Security-Policy to the built page, against scripts in entries, and writes hosts' headers. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    // Vite's development server needs inline scripts and styles.
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const { base, env, mode } = this.environment.config
        page.source = addPolicy(page.source.toString(), serviceUrls(env), mode === 'mock')
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(base) })
      },
    },
  }
}

/** Adds the policy right after the charset, which must be in the first 1024 bytes. */
export function addPolicy(html: string, urls: string[], isMock = false): string {
  const media = isMock ? "'self' https:" : 'https:'
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesOf(html, 'script')].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(html, 'style')].join(' ')}`,
    "img-src 'self' https:",
    `media-src ${media}`,
    `frame-src ${media}`,
    // `'self'` also lets boot/load-failure.ts fetch the app's files again.
    `connect-src ${["'self'", ...urls.flatMap(allowedSourcesOf)].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ]
  const charset = /<meta charset="utf-8" ?\/?>/
  if (!charset.test(html))
    throw new Error('index.html needs a charset, after which the policy is added.')
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`
  return html.replace(charset, (text) => `${text}\n    ${tag}`)
}

/** Allows a service's URL and everything below it. `'self'` already allows a path on the app's own host. */
function allowedSourcesOf(url: string): string[] {
  if (!URL.canParse(url)) return []
  const { origin, pathname } = new URL(url)
  const path = origin + pathname.replace(/\/$/, '')
  return [path, `${path}/`]
}

function hashesOf(page: string, tag: 'script' | 'style'): string[] {
  const elements = page.matchAll(new RegExp(`<${tag}([^>]*)>([^]*?)</${tag}>`, 'gi'))
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** For every response of a host. Only headers can forbid framing and disable features. */
export const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), serial=(), hid=(), midi=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** For files with a hash in their name. Not `immutable`, because some hosts send this even with a 404. */
export const assetsCacheControl = 'public, max-age=31536000'

/** Returns the headers in the format of `_headers`, which some static hosts read. */
export function headersFile(base: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${base}*\n${lines.join('')}${base}assets/*\n  Cache-Control: ${assetsCacheControl}\n`
}
