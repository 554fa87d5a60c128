import { readFlags } from './flags.mjs'
import { whyUnreachable } from './can-connect.mjs'
import { mockNotice } from './mock-notice.mjs'
import { stop } from './stop.mjs'

const { sample, server } = readFlags(process.argv.slice(2))
await import('./install.mjs')
const { build, loadEnv, preview, runnerImport } = await import('vite')

const reason = sample ? 'asked for with --sample' : await reasonForSample()
const mode = reason ? 'mock' : 'production'
console.log('Building the page (about ten seconds) ...')
await build({ mode, logLevel: 'error' }).catch(stopWith('The page could not be built.'))
const { resolvedUrls } = await preview({ mode, preview: { port: 4173, ...server } }).catch(
  stopWith('The page could not be served.'),
)

const { local = [], network = [] } = resolvedUrls ?? {}
const [origin = '', ...others] = [...local, ...network]
console.log(`Astronomy Picture Of the Day: ${origin}`)
for (const address of others) console.log(`On your phone, in the same network: ${address}`)
if (reason) mockNotice(origin, reason)
console.log('Press Ctrl+C to stop.')

/** Why the mock API stands in for NASA's, if it does. */
async function reasonForSample() {
  console.log("Checking NASA's service ...")
  /** @type {{ module: typeof import('../src/service/config.ts') }} */
  const { module } = await runnerImport('./src/service/config.ts', { configFile: false })
  const { VITE_APOD_URL, VITE_APOD_SUCCESSOR_URL } = loadEnv('production', '.')
  const successor = module.successorBase(VITE_APOD_SUCCESSOR_URL)
  const addresses = [
    module.specifiedBase(VITE_APOD_URL),
    ...(successor ? [`${successor}/951231`] : []),
  ]
  const why = await whyUnreachable(addresses)
  return why && `NASA's service can't be reached: ${why}`
}

/** @param {string} sentence */
function stopWith(sentence) {
  return (/** @type {unknown} */ error) =>
    stop(`${sentence} ${error instanceof Error ? error.message : ''}`)
}
