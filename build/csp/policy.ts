import { createHash } from 'node:crypto'

/** What a page needs beyond its own files. */
export interface Needs {
  /** The services' addresses, absolute or relative to the page. */
  services: string[]
  /** Whether media come from the page's own origin too, as the mock API's do. */
  ownMedia: boolean
}

/**
 * The Content-Security-Policy of a page: its own files, the services, and media of any host over
 * https, for the archive names a great many.
 * @param page the HTML as it is served; what stands in it inline is allowed by its hash
 */
export function policyOf(page: string, { services, ownMedia }: Needs): string {
  const media = ownMedia ? "'self' https:" : 'https:'
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashesOf(page, 'script')].join(' '),
    'style-src': ["'self'", ...hashesOf(page, 'style')].join(' '),
    'img-src': "'self' https:",
    'media-src': media,
    'frame-src': media,
    // Its own files, for load-again.ts asks for them past the cache.
    'connect-src': [...new Set(["'self'", ...services.flatMap(sourcesOf)])].join(' '),
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    // html-text.ts may make a document of text, in which nothing loads or runs.
    'trusted-types': 'inert-html',
  }
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** An address stands for itself and, with a slash, for what lies below it. */
function sourcesOf(address: string): string[] {
  if (!URL.canParse(address)) return ["'self'"]
  const { origin, pathname } = new URL(address)
  const path = pathname.replace(/\/$/, '').replaceAll(';', '%3B').replaceAll(',', '%2C')
  return [`${origin}${path}`, `${origin}${path}/`]
}

function hashesOf(page: string, tag: 'script' | 'style'): string[] {
  return [...page.matchAll(new RegExp(`<${tag}(?<attributes>[^>]*)>(?<text>[^]*?)</${tag}>`, 'gi'))]
    .map(({ groups }) => groups)
    .filter((groups) => !/\ssrc=/.test(groups?.['attributes'] ?? ''))
    .map((groups) =>
      createHash('sha256')
        .update(groups?.['text'] ?? '')
        .digest('base64'),
    )
    .map((hash) => `'sha256-${hash}'`)
}
