import { minify } from 'terser'
import type { Plugin, Rolldown } from 'vite'

/**
 * Minifies every script once more, by another minifier: it finds what the build's own one leaves.
 * The files keep their names, which are of what went before: what they do is the same.
 */
export function smaller(): Plugin {
  return {
    name: 'smaller',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const scripts = Object.values(bundle).filter((output) => output.type === 'chunk')
        await Promise.all(scripts.map(minifyAgain))
      },
    },
  }
}

async function minifyAgain(script: Rolldown.OutputChunk) {
  const { code } = await minify(script.code, { module: true, compress: { passes: 3 } })
  if (code) script.code = code
}
