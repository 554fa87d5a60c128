import { build, type Plugin } from 'vite'

/** Puts a module, given by its path from the root, into the HTML, where it runs before any file has loaded. */
export function inlineScript(module: string): Plugin {
  let script = ''
  return {
    name: 'inline-script',
    apply: 'build',
    async configResolved({ root, base, mode }) {
      const [bundle] = [
        await build({
          root,
          base,
          mode,
          configFile: false,
          logLevel: 'warn',
          build: { write: false, rolldownOptions: { input: module, output: { format: 'iife' } } },
        }),
      ].flat()
      if (!bundle || !('output' in bundle))
        throw new Error(`Vite returned no bundle for ${module}.`)
      script = bundle.output[0].code.trim()
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', children: script, injectTo: 'head' }],
    },
  }
}
