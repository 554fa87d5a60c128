import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { allowedUrls } from './check-settings.ts'

/** Writes the Content-Security-Policy into the built page, against scripts in entries, and headers for hosts. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    // Vite's development server has inline scripts and styles.
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After everything else has put its tags into the page.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const { base, env, mode } = this.environment.config
        page.source = addPolicy(page.source.toString(), allowedUrls(env), mode === 'mock')
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(base) })
      },
    },
  }
}

/** Adds the policy before all that it rules, but after the charset, which must be in the first 1024 bytes. */
export function addPolicy(html: string, services: string[], isMock = false): string {
  // The mock API's media come from the page's own origin.
  const media = isMock ? "'self' https:" : 'https:'
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesOf(html, 'script')].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(html, 'style')].join(' ')}`,
    "img-src 'self' https:",
    `media-src ${media}`,
    `frame-src ${media}`,
    // The page's own files: reload.ts asks for them past the cache.
    `connect-src ${[...new Set(["'self'", ...services.flatMap(allowedSourcesOf)])].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // html.ts may make a document of text, in which nothing loads or runs.
    'trusted-types inert-html',
  ]
  const charset = /<meta charset="utf-8" ?\/?>/
  if (!charset.test(html)) throw new Error('The page names no charset to put the policy after.')
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`
  return html.replace(charset, (text) => `${text}\n    ${tag}`)
}

/** A URL stands for itself and, with a slash, for what lies below it. */
function allowedSourcesOf(url: string): string[] {
  if (!URL.canParse(url)) return ["'self'"]
  const { origin, pathname } = new URL(url)
  const path = pathname.replace(/\/$/, '').replaceAll(';', '%3B').replaceAll(',', '%2C')
  return [`${origin}${path}`, `${origin}${path}/`]
}

function hashesOf(page: string, tag: 'script' | 'style'): string[] {
  const elements = page.matchAll(new RegExp(`<${tag}([^>]*)>([^]*?)</${tag}>`, 'gi'))
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Sent by a host with every answer: only headers can forbid framing, and switch features off for frames. */
export const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), serial=(), hid=(), midi=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * Keeps files that are named after their content for a year. Not `immutable`, because some hosts set
 * headers by path alone, also on a 404: a reload asks for the file again.
 */
export const assetsCacheControl = 'public, max-age=31536000'

/** The headers in the form that some static hosts read from `_headers`. */
export function headersFile(base: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${base}*\n${lines.join('')}${base}assets/*\n  Cache-Control: ${assetsCacheControl}\n`
}
