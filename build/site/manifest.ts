import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Sets the manifest's id to the base path, so that a page below a path is an app of its own. An id
 * can't be relative: browsers resolve it against the origin.
 */
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
      const json: object = JSON.parse(readFileSync(join(manifest.folder, fileName), 'utf8'))
      const source = JSON.stringify({ ...json, id: manifest.base })
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
