import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite'
import { serviceUrls } from './check-settings.ts'

/** Where the two services keep their pictures. */
const pictureHosts = ['https://assets.science.nasa.gov', 'https://apod.nasa.gov']

/** Names in the page's head what a browser would find late: the services' hosts and the program's file. */
export function resourceHints(program: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'resource-hints',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const { env, mode, base } = config
        // A URL relative to the page needs no connection.
        const absolute = serviceUrls(env).filter((url) => URL.canParse(url))
        const services = absolute.map((url) => new URL(url).origin)
        const main = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(program)),
        )
        if (!main) throw new Error(`The build has no file for ${program}.`)
        return [
          // Without the attribute a connection can't carry a fetch, and with it no picture.
          ...links('preconnect', services, { crossorigin: true }),
          // The mock API has its own pictures.
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
    // Behind the charset, which must come first.
    injectTo: 'head',
    attrs: { rel, href, ...attributes },
  }))
}
