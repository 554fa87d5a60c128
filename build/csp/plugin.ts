import type { Plugin } from 'vite'
import { headersFile } from './headers.ts'
import { type Needs, policyOf } from './policy.ts'
import { serviceAddresses } from '../service-addresses.ts'

/**
 * Writes the Content-Security-Policy into the built page, and header lines for the host beside it.
 * While developing there is none: Vite's own scripts and styles stand inline.
 */
export function contentSecurityPolicy(): Plugin {
  let needs: Needs = { services: [], ownMedia: false }
  let base = '/'
  return {
    name: 'content-security-policy',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      const { mode, env } = config
      base = config.base
      needs = { services: serviceAddresses(env), ownMedia: mode === 'mock' }
    },
    generateBundle: {
      // After everything else has put its tags into the page.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const html = page.source.toString()
        page.source = addPolicy(html, policyOf(html, needs))
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(base) })
      },
    },
  }
}

/** Before anything that it rules, and after the charset, which must stand in the first 1024 bytes. */
export function addPolicy(html: string, policy: string): string {
  const charset = /<meta charset="utf-8" ?\/?>/
  if (!charset.test(html)) throw new Error('The page names no charset to put the policy after.')
  return html.replace(
    charset,
    (tag) => `${tag}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}
