import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite'

/** Adds the manifest's id, and tags for link previews if VITE_SITE_URL is set, because those need absolute URLs. */
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
      // Browsers resolve the id against the origin, so pages below two paths install as two apps.
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
