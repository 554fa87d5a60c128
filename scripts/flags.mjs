import { parseArgs } from 'node:util'
import { stop } from './stop.mjs'

const help = `npm start              builds the page, serves it and prints its address
npm run dev            serves the sources as they change

Flags follow two dashes, as in npm start -- --sample --port 5000

  --sample             pictures drawn on this computer in place of NASA's
  --port NUMBER        1 to 65535; the next free one is taken
  --host[=ADDRESS]     also for your phone: on every address of this computer, or on the one given
  --open               opens the page in your browser
  --help               shows this

With --sample also those of the mock API, which mock-api/README.md explains:
  --latency MS, --media-latency MS, --today DAY, --failure NAME, --successor-failure NAME,
  --broken-media, --entries FILE`

/** @type {import('node:util').ParseArgsConfig['options']} */
const ofMockApi = {
  latency: { type: 'string' },
  'media-latency': { type: 'string' },
  today: { type: 'string' },
  failure: { type: 'string' },
  'successor-failure': { type: 'string' },
  'broken-media': { type: 'boolean' },
  entries: { type: 'string' },
}

/**
 * The flags of `npm start` and `npm run dev`. Ends the program after --help, or with a sentence if
 * it can't do what they say.
 * @param {string[]} args
 */
export function readFlags(args) {
  const { sample, port, host, open, help: asksHelp } = parse(args)
  if (asksHelp) {
    console.log(help)
    process.exit(0)
  }
  if (port !== undefined && !isPort(port)) {
    stop(`--port ${port}: a port is a whole number from 1 to 65535.`)
  }
  return {
    sample: sample === true,
    server: {
      ...(port && { port: Number(port) }),
      ...(host && { host: host === 'true' || host }),
      ...(open && { open }),
    },
  }
}

/** @param {string[]} args */
function parse(args) {
  try {
    const { values } = parseArgs({
      // Node knows no option that may go with a value or without.
      args: args.map((arg) => (arg === '--host' ? '--host=true' : arg)),
      options: {
        ...(args.includes('--sample') && ofMockApi),
        sample: { type: 'boolean' },
        port: { type: 'string' },
        host: { type: 'string' },
        open: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
    return values
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split(/\.?(?: |\n)(?=[A-Z])/) : []
    return stop(
      `${reason}: \`npm start -- --help\` lists the flags; they follow two dashes, and an address goes with an equals sign.`,
    )
  }
}

/** @param {string} text */
function isPort(text) {
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
}
