import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite'
import { lookUpServiceUrls } from './check-settings.ts'

const pictureHosts = ['https://assets.science.nasa.gov', 'https://apod.nasa.gov']

/** Adds `preconnect` links for services and pictures, and a `modulepreload` link for the app. */
export function resourceHints(entryFile: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'resource-hints',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const { env, mode, base } = config
        const absolute = lookUpServiceUrls(env).filter((url) => URL.canParse(url))
        const services = absolute.map((url) => new URL(url).origin)
        const main = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(entryFile)),
        )
        if (!main) throw new Error(`The build has no chunk for ${entryFile}.`)
        return [
          // A fetch uses only a connection with `crossorigin`, and a picture only one without.
          ...links('preconnect', services, { crossorigin: true }),
          ...links('preconnect', mode === 'mock' ? [] : pictureHosts),
          ...links('modulepreload', [base + main.fileName], { crossorigin: true }),
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
