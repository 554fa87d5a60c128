import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Has a page below a path be an app of its own: an id is of the host alone, and can't be relative. */
export function manifestId(): Plugin {
  let manifest: { folder: string; base: string }
  return {
    name: 'manifest-id',
    apply: 'build',
    configResolved({ publicDir, base }) {
      manifest = { folder: publicDir, base }
    },
    generateBundle() {
      const fileName = 'manifest.webmanifest'
      const text = readFileSync(join(manifest.folder, fileName), 'utf8')
      const source = text.replace('"id": "/"', `"id": "${manifest.base}"`)
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
