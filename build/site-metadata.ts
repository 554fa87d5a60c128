import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite'

/** Adds tags for link previews if VITE_SITE_URL is set, because those need absolute URLs. */
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
