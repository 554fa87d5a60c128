import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite'

/** Adds the tags for link previews, which need VITE_SITE_URL's absolute URL, and the manifest's id. */
export function siteMetadata(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'site-metadata',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml() {
      const url: string | undefined = config.env['VITE_SITE_URL']
      return url === undefined ? [] : previewTags(url, config.base)
    },
    generateBundle() {
      const fileName = 'manifest.webmanifest'
      const manifest: object = JSON.parse(readFileSync(join(config.publicDir, fileName), 'utf8'))
      // Browsers resolve an id against the origin: two pages of one host install as two apps.
      const source = JSON.stringify({ ...manifest, id: config.base })
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

export function previewTags(home: string, base: string): HtmlTagDescriptor[] {
  const root = new URL(base, home).href
  const tags = [
    { property: 'og:url', content: root },
    { property: 'og:image', content: `${root}link-preview.png` },
    { property: 'og:image:alt', content: 'A golden planet with a ring, on a dark sky' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  return tags.map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head' }))
}
