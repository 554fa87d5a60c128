import { readFlags } from './flags.mjs'
import { mockNotice } from './mock-notice.mjs'

const { sample, server } = readFlags(process.argv.slice(2))
await import('./install.mjs')
const { createServer } = await import('vite')

const vite = await createServer({ mode: sample ? 'mock' : 'development', server })
await vite.listen()
vite.printUrls()
const origin = vite.resolvedUrls?.local[0]
if (sample && origin) mockNotice(origin, 'asked for with --sample')
vite.bindCLIShortcuts({ print: true })
