import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { mockFlags } from '../mock-api/flags.mjs'
import { whyUnreachable } from './can-connect.mjs'
import { stop } from './stop.mjs'

const help = `npm start              builds the page, serves it and prints its address
npm run dev            serves the sources as they change

Flags follow two dashes, as in npm start -- --sample --port 5000

  --sample             sample pictures instead of NASA's
  --port NUMBER        the next free one is taken
  --host[=ADDRESS]     also for your phone: on every address of this computer, or on the one given
  --help               shows this

With --sample also those of the mock API, which mock-api/README.md explains:
  --${Object.keys(mockFlags).join(', --')}`

const flags = readFlags(process.argv.slice(2))
const { dev, sample, port, host, help: asksHelp } = flags
if (asksHelp) {
  console.log(help)
  process.exit()
}
checkMockFlags()
await import('./install.mjs')
const { build, createServer, loadEnv, preview, runnerImport } = await import('vite')

const reason = sample ? 'asked for with --sample' : dev ? '' : await reasonForSample()
const server = {
  ...(port && { port: Number(port) }),
  ...(host && { host: host === 'true' || host }),
}
const { resolvedUrls } = await (dev ? develop() : buildAndServe()).catch((error) =>
  stop(`The page could not be served: ${error.message}`),
)
const [origin = '', ...others] = [resolvedUrls?.local ?? [], resolvedUrls?.network ?? []].flat()
console.log(`Astronomy Picture Of the Day: ${origin}`)
for (const address of others) console.log(`On your phone, in the same network: ${address}`)
if (reason) {
  const settings = new URL('/mock/settings', origin)
  console.log(`The mock API runs beside it (${reason}); its settings: ${settings}`)
}
console.log('Press Ctrl+C to stop.')

/** @param {string[]} args */
function readFlags(args) {
  try {
    return parseArgs({
      // Node knows no option that may go with a value or without.
      args: args.map((arg) => (arg === '--host' ? '--host=true' : arg)),
      options: {
        dev: { type: 'boolean' },
        sample: { type: 'boolean' },
        port: { type: 'string' },
        host: { type: 'string' },
        help: { type: 'boolean' },
        ...mockFlags,
      },
    }).values
  } catch (error) {
    const [wrong] = error instanceof Error ? error.message.split(/\.?(?: |\n)(?=[A-Z])/) : []
    return stop(
      `${wrong}: \`npm start -- --help\` lists the flags; they follow two dashes, and an address goes with an equals sign.`,
    )
  }
}

function checkMockFlags() {
  const { entries } = flags
  if (entries !== undefined && !statSync(entries, { throwIfNoEntry: false })?.isFile()) {
    stop(`--entries wants a file of recorded answers, and ${entries} is none.`)
  }
  const mockFlag = Object.keys(mockFlags).find((name) => name in flags)
  if (mockFlag && !sample) {
    stop(`Unknown option '--${mockFlag}' without --sample: it is the mock API's.`)
  }
}

async function develop() {
  const vite = await createServer({ mode: sample ? 'mock' : 'development', server })
  return vite.listen()
}

async function buildAndServe() {
  const mode = reason ? 'mock' : 'production'
  console.log('Building the page ...')
  await build({ mode, logLevel: 'error' })
  return preview({ mode, preview: server })
}

/** Why the mock API stands in for NASA's service; empty where that can be reached. */
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
  return why ? `NASA's service can't be reached: ${why}` : ''
}
