import { parseArgs } from 'node:util'

/**
 * What `npm start` and `npm run dev` are asked for: `--sample`, and Vite's own --port, --host[=ADDRESS] and --open.
 * Other flags are left to the sample service.
 * @param {string[]} args
 */
export function readFlags(args) {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      sample: { type: 'boolean' },
      port: { type: 'string' },
      host: { type: 'boolean' },
      open: { type: 'boolean' },
    },
  })
  const { sample, port, host, open } = values
  return {
    sample: sample === true,
    server: { ...(port && { port: Number(port) }), ...(host && { host }), ...(open && { open }) },
  }
}
