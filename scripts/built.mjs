import { existsSync } from 'node:fs'
import { stop } from './stop.mjs'

// Runs before `vite preview`, which without a build would answer every path with 404.
await import('./install.mjs')
if (!['dist', 'dist-mock'].some((folder) => existsSync(`${folder}/index.html`))) {
  stop('There is no built page to serve: run `npm run build` first.')
}
