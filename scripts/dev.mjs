import { fileURLToPath } from 'node:url'
import { readFlags } from './flags.mjs'
import { installIfMissing } from './install.mjs'
import { sampleNotice } from './sample-notice.mjs'

installIfMissing()

const { createServer } = await import('vite')
const { sample, server } = readFlags(process.argv.slice(2))
const root = fileURLToPath(new URL('../', import.meta.url))

const vite = await createServer({ root, mode: sample ? 'sample' : 'development', server })
await vite.listen()
vite.printUrls()
const origin = vite.resolvedUrls?.local[0]
if (sample && origin) sampleNotice(origin, 'asked for with --sample')
vite.bindCLIShortcuts({ print: true })
