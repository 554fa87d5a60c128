import { fileURLToPath } from 'node:url'
import { readFlags } from './flags.mjs'
import { installIfMissing } from './install.mjs'
import { canReach } from './reach.mjs'
import { sampleNotice } from './sample-notice.mjs'
import { stop } from './stop.mjs'

installIfMissing()
process.once('SIGINT', () => process.exit(0))

const { build, loadEnv, preview } = await import('vite')
const { sample, server } = readFlags(process.argv.slice(2))
const root = fileURLToPath(new URL('../', import.meta.url))

const reason = await reasonForSample()
const mode = reason ? 'sample' : 'production'
await build({ root, mode, logLevel: 'error' }).catch(stopBuilding)
const { resolvedUrls } = await preview({ root, mode, preview: { port: 4173, ...server } })

const origin = resolvedUrls?.local[0] ?? resolvedUrls?.network[0] ?? ''
console.log(`Astronomy Picture Of the Day: ${origin}`)
if (reason) sampleNotice(origin, reason)

/** Why the sample service stands in for NASA's, if it does. */
async function reasonForSample() {
  if (sample) return 'asked for with --sample'
  const { VITE_APOD_URL } = loadEnv('production', root)
  const reached = await canReach(VITE_APOD_URL ?? 'https://api.nasa.gov/planetary/apod')
  return reached ? undefined : "NASA's service cannot be reached"
}

/** @param {unknown} error */
function stopBuilding(error) {
  return stop(`The page could not be built. ${error instanceof Error ? error.message : ''}`)
}
