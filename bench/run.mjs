import { readdirSync } from 'node:fs'
import { createServer } from 'vite'
import { stop } from '../scripts/stop.mjs'

// Usage: npm run bench, or npm run bench -- picture list. A part is a file of parts/ that exports `bench`.
const parts = readdirSync(new URL('parts', import.meta.url)).map((file) => file.replace('.ts', ''))
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !parts.includes(name))
if (unknown) stop(`There is no part named ${unknown}; there are ${parts.join(', ')}.`)

const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
})
for (const part of asked.length > 0 ? asked : parts) {
  console.log(`\n--- ${part} ---`)
  await (await vite.ssrLoadModule(`/bench/parts/${part}.ts`))['bench']()
}
await vite.close()
