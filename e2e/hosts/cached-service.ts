import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare, Response as WorkerResponse } from 'miniflare'
import { todayInNewYork } from '../../src/apod/calendar.ts'
import { readQuestion } from '../../edge/rules.ts'
import { startNginx } from '../../edge/testing/nginx.mjs'
import { openStandIn, type Reply } from '../../edge/testing/stand-in.mjs'

type Respond = (url: URL) => Promise<Reply | undefined> | Reply | undefined

const compatibilityDate = '2026-04-01'
let compiledFunction: string | undefined

/** A host's cache in front of stand-ins for NASA's services. */
export interface CachedService {
  ask: (path: string, method?: string, signal?: AbortSignal | null) => Promise<Response>
  /** The addresses that the services were asked for. */
  calls: () => string[]
  /** For how many seconds what is kept of a question counts as fresh; 0 where nothing is kept. */
  freshFor: (path: string) => Promise<number>
  /** Makes everything that is kept older. */
  age: (seconds: number) => Promise<void>
  stop: () => Promise<void>
}

/** What the test needs of Cloudflare's cache, whose types are a package of their own. */
interface FunctionCache {
  match: (place: string) => Promise<WorkerResponse | undefined>
  put: (place: string, response: WorkerResponse) => Promise<void>
}

export async function openNginx(respond: Respond, key?: string): Promise<CachedService> {
  const work = mkdtempSync(join(tmpdir(), 'cache-'))
  const standIn = await openStandIn(work, respond)
  const site = join(work, 'site')
  const nginx = await startNginx({ work, site, standIn, ...(key && { key }) })
  return {
    ask: (path, method = 'GET', signal = null) => fetch(nginx.origin + path, { method, signal }),
    calls: () => standIn.calls.map(({ headers, url }) => `https://${headers.host}${url}`),
    async freshFor(path) {
      const file = nginx.files().find(({ bytes }) => bytes.includes(`\nKEY: ${keyOf(path)}`))
      return file ? Number(file.bytes.readBigInt64LE(8)) - Math.floor(Date.now() / 1000) : 0
    },
    age: async (seconds) => nginx.age(seconds),
    async stop() {
      await nginx.stop()
      standIn.close()
      rmSync(work, { recursive: true })
    },
  }
}

/** Cloudflare's own compiler and runtime, with functions/ in it. */
export async function openFunction(respond: Respond, key?: string): Promise<CachedService> {
  const calls: string[] = []
  const runtime = new Miniflare({
    modules: true,
    script: (compiledFunction ??= compileFunction()),
    compatibilityDate,
    cf: false,
    bindings: key ? { APOD_KEY: key } : {},
    async outboundService({ url }: { url: string }) {
      calls.push(url)
      const reply = await respond(new URL(url))
      if (!reply) return new Promise(() => {})
      const { status = 200, type = 'application/json', body, headers } = reply
      return new WorkerResponse(body, { status, headers: { 'content-type': type, ...headers } })
    },
  })
  const origin = await runtime.ready
  const cache: FunctionCache = Reflect.get(await runtime.getCaches(), 'default')
  const places = new Set<string>()
  return {
    ask(path, method = 'GET', signal = null) {
      places.add(placeOf(path))
      return fetch(new URL(path, origin), { method, signal })
    },
    calls: () => calls,
    async freshFor(path) {
      const kept = await cache.match(placeOf(path))
      return kept ? (Number(kept.headers.get('fresh-until')) - Date.now()) / 1000 : 0
    },
    async age(seconds) {
      for (const place of places) {
        const kept = await cache.match(place)
        if (!kept) continue
        const headers = new Map(kept.headers)
        for (const name of ['fresh-until', 'usable-until']) {
          headers.set(name, String(Number(headers.get(name)) - seconds * 1000))
        }
        const { status } = kept
        const older = { status, headers: Object.fromEntries(headers) }
        await cache.put(place, new WorkerResponse(await kept.text(), older))
      }
    },
    stop: () => runtime.dispose(),
  }

  function placeOf(path: string) {
    const url = new URL(path, origin)
    const question = readQuestion(url, todayInNewYork())
    if (typeof question === 'number') return url.href
    return new URL(`/service/${question.service}/${question.day}`, url).href
  }
}

/** functions/ as Cloudflare Pages would run it. */
function compileFunction() {
  const work = mkdtempSync(join(tmpdir(), 'function-'))
  const options = ['--outdir', work, '--compatibility-date', compatibilityDate]
  execFileSync('npx', ['wrangler', 'pages', 'functions', 'build', ...options], {
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const script = readFileSync(join(work, 'index.js'), 'utf8')
  rmSync(work, { recursive: true })
  return script
}

function keyOf(path: string) {
  const { pathname, searchParams } = new URL(path, 'https://host')
  return `${pathname} ${searchParams.get('date') ?? ''}`.trim()
}
