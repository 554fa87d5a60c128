import type { Plugin } from 'vite'

/**
 * Leaves the build's dynamic imports as they are, but for Vite's own event where one fails. Vite
 * wraps each into a helper that preloads style sheets and further files; there is one style sheet
 * here, and no such list.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export const __vitePreload = (load) => load().catch((error) => {
        dispatchEvent(new Event('vite:preloadError'))
        throw error
      })`,
    },
  }
}
