import { parseArgs } from 'node:util'
import { build, createServer, loadEnv, preview, runnerImport } from 'vite'
import { mockFlags } from '../mock-api/flags.mjs'
import { exitWithError } from './exit-with-error.mjs'

const help = `npm start              builds the app, serves it and prints its address
npm run dev            serves the sources, and shows each change immediately

Put flags after two dashes, as in npm start -- --sample --port 5000

  --sample             shows sample pictures instead of NASA's
  --port NUMBER        uses this port, or the next free one
  --host               serves on all addresses, so that your phone can open the app
  --help               shows this help

These flags work only with --sample (see mock-api/README.md):
  --${Object.keys(mockFlags).join(', --')}`

const flags = parseFlags(process.argv.slice(2))
if (flags.help) {
  console.log(help)
  process.exit()
}
const mockFlag = Object.keys(mockFlags).find((name) => name in flags)
if (mockFlag && !flags.sample) exitWithError(`--${mockFlag} works only with --sample.`)

const isSample = flags.sample || (!flags.dev && !(await isServiceReachable()))
const serverOptions = {
  ...(flags.port && { port: Number(flags.port) }),
  ...(flags.host && { host: true }),
}
const config = { ...(isSample && { mode: 'mock' }), server: serverOptions, preview: serverOptions }
const server = await serve().catch((error) => exitWithError(error.message))
console.log('Astronomy Picture Of the Day')
server.printUrls()
if (isSample) console.log('The app shows sample pictures and texts from the mock API.')
console.log('Press Ctrl+C to stop.')

/** @param {string[]} args */
function parseFlags(args) {
  try {
    return parseArgs({
      args,
      options: {
        dev: { type: 'boolean' },
        sample: { type: 'boolean' },
        port: { type: 'string' },
        host: { type: 'boolean' },
        help: { type: 'boolean' },
        ...mockFlags,
      },
    }).values
  } catch (error) {
    const [problem] = error instanceof Error ? error.message.split(/\. |\n/) : []
    return exitWithError(`${problem}. Run \`npm start -- --help\` to list the flags.`)
  }
}

async function serve() {
  if (flags.dev) return (await createServer(config)).listen()
  console.log('Building the app...')
  await build({ ...config, logLevel: 'error' })
  return preview(config)
}

/** Whether a service sends JSON, as NASA's do even for errors. A proxy or a sign-in page sends HTML. */
async function isServiceReachable() {
  console.log("Checking NASA's services...")
  /** @type {{ module: typeof import('../build/check-settings.ts') }} */
  const { module } = await runnerImport('./build/check-settings.ts', { configFile: false })
  const signal = AbortSignal.timeout(4000)
  const responses = await Promise.all(
    module
      .lookUpServiceUrls(loadEnv('production', '.'))
      .map((url) => fetch(url, { signal }).catch(() => undefined)),
  )
  if (responses.some((response) => response?.headers.get('content-type')?.includes('json')))
    return true
  console.log("NASA's services can't be reached. The app will show sample pictures.")
  return false
}
