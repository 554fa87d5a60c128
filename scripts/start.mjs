import { parseArgs } from 'node:util'
import { mockFlags } from '../mock-api/flags.mjs'
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
if (flags.help) {
  console.log(help)
  process.exit()
}
const mockFlag = Object.keys(mockFlags).find((name) => name in flags)
if (mockFlag && !flags.sample) stop(`--${mockFlag} is the mock API's: it goes with --sample.`)

await import('./install.mjs')
const { build, createServer, loadEnv, preview, runnerImport } = await import('vite')

const isSample = flags.sample || (!flags.dev && !(await isServiceThere()))
const mode = isSample ? 'mock' : flags.dev ? 'development' : 'production'
const server = {
  ...(flags.port && { port: Number(flags.port) }),
  ...(flags.host && { host: flags.host === 'true' || flags.host }),
}
const { resolvedUrls } = await serve().catch((error) => stop(error.message))
const [origin = '', ...others] = [resolvedUrls?.local ?? [], resolvedUrls?.network ?? []].flat()
console.log(`Astronomy Picture Of the Day: ${origin}`)
for (const address of others) console.log(`On your phone, in the same network: ${address}`)
if (isSample)
  console.log(`The mock API answers; its settings: ${new URL('/mock/settings', origin)}`)
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
    const [wrong] = error instanceof Error ? error.message.split(/\. |\n/) : []
    return stop(`${wrong}: \`npm start -- --help\` lists the flags.`)
  }
}

async function serve() {
  if (flags.dev) return (await createServer({ mode, server })).listen()
  console.log('Building the page ...')
  await build({ mode, logLevel: 'error' })
  return preview({ mode, preview: server })
}

/** Both of NASA's services send JSON, with errors too; a proxy or a network that wants a sign-in sends a page. */
async function isServiceThere() {
  console.log("Checking NASA's service ...")
  /** @type {{ module: typeof import('../build/settings.ts') }} */
  const { module } = await runnerImport('./build/settings.ts', { configFile: false })
  const signal = AbortSignal.timeout(4000)
  const answers = await Promise.all(
    module
      .serviceAddresses(loadEnv('production', '.'))
      .map((address) => fetch(address, { signal }).catch(() => undefined)),
  )
  if (answers.some((answer) => answer?.headers.get('content-type')?.includes('json'))) return true
  console.log("NASA's service can't be reached, so the page shows sample pictures.")
  return false
}
