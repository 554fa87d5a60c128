import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite'
import { lookUpServiceUrls } from './check-settings.ts'

const pictureHosts = ['https://assets.science.nasa.gov', 'https://apod.nasa.gov']

/** Adds links that connect to services and pictures and load the app early, and tags for link previews. */
export function headTags(entryFile: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'head-tags',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const { env, mode, base } = config
        const absoluteUrls = lookUpServiceUrls(env).filter((url) => URL.canParse(url))
        const serviceOrigins = absoluteUrls.map((url) => new URL(url).origin)
        const mainChunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(entryFile)),
        )
        if (!mainChunk) throw new Error(`The build has no chunk for ${entryFile}.`)
        return [
          // A fetch uses only a connection with `crossorigin`, and a picture only one without.
          ...links('preconnect', serviceOrigins, { crossorigin: true }),
          ...links('preconnect', mode === 'mock' ? [] : pictureHosts),
          ...links('modulepreload', [base + mainChunk.fileName], { crossorigin: true }),
          ...previewTags(env['VITE_SITE_URL'], base),
        ]
      },
    },
  }
}

function links(rel: string, urls: string[], attributes = {}): HtmlTagDescriptor[] {
  return [...new Set(urls)].map((href) => ({
    tag: 'link',
    // At the end of the head, because the charset must come first.
    injectTo: 'head',
    attrs: { rel, href, ...attributes },
  }))
}

/** Returns no tags if `siteUrl` isn't set, because previews need absolute URLs. */
export function previewTags(siteUrl: string | undefined, base: string): HtmlTagDescriptor[] {
  if (siteUrl === undefined) return []
  const root = new URL(base, siteUrl).href
  const tags = [
    { property: 'og:url', content: root },
    { property: 'og:image', content: `${root}link-preview.png` },
    { property: 'og:image:alt', content: 'A golden planet with a ring, on a dark sky' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  return tags.map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head' }))
}
