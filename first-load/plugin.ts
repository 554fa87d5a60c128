import type { HtmlTagDescriptor, Plugin } from 'vite'
import { defaultAddresses } from '../src/service/default-addresses.ts'

/** Where the two services keep their pictures. */
const pictureHosts = ['https://assets.science.nasa.gov', 'https://apod.nasa.gov']

/**
 * Tells the browser at the head of the page what it will need: connections to the services and to
 * the pictures' hosts, and the program, which the first look-up would otherwise ask for itself.
 * @param program the module that the page's first script imports
 */
export function firstLoad(program: string): Plugin {
  let connections: HtmlTagDescriptor[] = []
  return {
    name: 'first-load',
    apply: 'build',
    configResolved({ env }) {
      const named = Object.entries(defaultAddresses).map(([name, url]) => env[name] ?? url)
      // An address relative to the page needs no connection of its own.
      const services = named.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)
      // Without the attribute a connection can't carry a fetch, and with it no picture.
      connections = [
        ...linksTo(services, { crossorigin: true }),
        ...linksTo(services.length > 0 ? pictureHosts : [], {}),
      ]
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(program),
        )
        if (!chunk) throw new Error(`${program} is no module of its own in the build.`)
        const preload = { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` }
        return [...connections, { tag: 'link', injectTo: 'head', attrs: preload }]
      },
    },
  }
}

function linksTo(origins: string[], attributes: Record<string, boolean>): HtmlTagDescriptor[] {
  return [...new Set(origins)].map((href) => ({
    tag: 'link',
    // Behind the charset, which must come first.
    injectTo: 'head',
    attrs: { rel: 'preconnect', href, ...attributes },
  }))
}
