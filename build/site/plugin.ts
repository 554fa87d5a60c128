import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Adds the tags for link previews. They need absolute URLs: without VITE_SITE_URL there are none. */
export function site(): Plugin {
  let url: string | undefined
  return {
    name: 'site',
    apply: 'build',
    configResolved({ env }) {
      url = env['VITE_SITE_URL']
    },
    transformIndexHtml: () => (url === undefined ? [] : previewTags(url)),
  }
}

/** @param url the page's address, with or without the slash at its end */
export function previewTags(url: string): HtmlTagDescriptor[] {
  const root = url.replace(/\/?$/, '/')
  return [
    meta({ property: 'og:url', content: root }),
    meta({ property: 'og:image', content: `${root}link-preview.png` }),
    meta({ property: 'og:image:alt', content: 'A golden planet with a ring, on a dark sky' }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

function meta(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'meta', attrs, injectTo: 'head' }
}
