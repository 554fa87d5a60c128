import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { stop } from '../scripts/stop.mjs'

// Usage: npm run bench, or npm run bench -- picture list. A part is a file of parts/ that exports `bench`.
const all = readdirSync(new URL('parts', import.meta.url)).map((file) => file.replace('.ts', ''))
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !all.includes(name))
if (unknown) stop(`There is no part named ${unknown}; there are ${all.join(', ')}.`)
const parts = asked.length > 0 ? asked : all
checkNeeds()

await import('../scripts/install.mjs')
const { createServer } = await import('vite')
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
})
for (const part of parts) {
  console.log(`\n--- ${part} ---`)
  await (await vite.ssrLoadModule(`/bench/parts/${part}.ts`))['bench']()
}
await vite.close()

/** Before the first part: a run takes a quarter of an hour. */
function checkNeeds() {
  // For the certificates of the hosts.
  const programs = parts.includes('edge') ? ['openssl', 'nginx'] : ['openssl']
  const missing = programs.find((program) => spawnSync(program, ['-v']).error)
  if (missing) stop(`The bench needs ${missing}, which is not on the path.`)
  const needsPage = parts.some((part) => part !== 'edge')
  if (needsPage && !existsSync(new URL('../dist/index.html', import.meta.url))) {
    stop('dist/ is missing: run `npm run build` first.')
  }
}
