import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare, type Request, Response } from 'miniflare'
import type { Respond } from './stand-in.mjs'

/** From before requests could share promises: the function needs nothing newer. */
const compatibilityDate = '2024-09-01'
let compiled: string | undefined

/** The function with a clock that a request puts forward. */
const withClock = `import service from './service.js'
const now = Date.now
export default { fetch(request, ...rest) {
  Date.now = () => now() + Number(request.headers.get('test-ahead'))
  return service.fetch(request, ...rest)
} }`

/** functions/ in Cloudflare's own runtime, in front of what stands in for NASA's services. */
export async function openFunction(respond: Respond, key: string) {
  const calls: { url: string; headers: object }[] = []
  let ahead = 0
  const runtime = new Miniflare({
    modules: [
      { type: 'ESModule', path: 'clock.js', contents: withClock },
      { type: 'ESModule', path: 'service.js', contents: (compiled ??= compile()) },
    ],
    compatibilityDate,
    cf: false,
    bindings: { APOD_KEY: key },
    async outboundService({ url, headers }: Request) {
      calls.push({ url, headers: Object.fromEntries(headers) })
      const reply = await respond(new URL(url))
      if (!reply) return new Promise<Response>(() => {})
      const { status = 200, type = 'application/json', body } = reply
      return new Response(body, { status, headers: { 'content-type': type, ...reply.headers } })
    },
  })
  const origin = String(await runtime.ready)
  return {
    calls: () => calls,
    ask(path: string, init: RequestInit = {}) {
      const headers = new Headers(init.headers)
      headers.set('test-ahead', String(ahead))
      return fetch(new URL(path, origin), { ...init, headers })
    },
    age: (seconds: number) => void (ahead += seconds * 1000),
    stop: () => runtime.dispose(),
  }
}

/** As Cloudflare Pages does. */
function compile() {
  const work = mkdtempSync(join(tmpdir(), 'function-'))
  const wrangler = join(import.meta.dirname, '../node_modules/.bin/wrangler')
  execFileSync(wrangler, ['pages', 'functions', 'build', '--outdir', work], { stdio: 'ignore' })
  const script = readFileSync(join(work, 'index.js'), 'utf8')
  rmSync(work, { recursive: true })
  return script
}
