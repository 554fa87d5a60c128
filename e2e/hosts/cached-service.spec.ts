import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openFunction } from '../../edge/testing/function.ts'
import { startNginx } from '../../edge/testing/nginx.mjs'
import { openStandIn, type Reply, type Respond } from '../../edge/testing/stand-in.mjs'
import { isInstalled } from './servers.ts'

const day = '/service/apod?date=2024-01-05'
const list = '/service/apod-list?page=2'
const gateway = 'https://api.nasa.gov'
const wordPress = 'https://science.nasa.gov/wp-json/wp/v2'
const ours = 'categories=22766&_fields=date,slug,title,featured_image_url,migration_source_url'
const logo = { body: '{"date":"2024-01-05","title":"NASA Science"}' }
const noDay = { status: 404, body: '{"code":404}' }
/** What a service answers that is gone; only the last two are kept, and none in the place of an entry. */
const faults: Record<string, Reply> = {
  down: { status: 503, type: 'text/html', body: '<html>' },
  failing: { status: 500, body: '{"code":500}' },
  'over its limit': { status: 429, body: '{"error":{"code":"OVER_RATE_LIMIT"}}' },
  'showing a page': { type: 'text/html', body: '<html>' },
  moved: { status: 302, body: '', headers: { location: 'https://a/?api_key=mine' } },
  'refusing every day': { status: 400, body: '{"code":400}' },
  'knowing no day': noDay,
}
const hosts = {
  nginx: { open: openNginx, fresh: 3600 },
  'Cloudflare Pages': { open: openFunction, fresh: 7 * 86_400 },
}

for (const [name, { open, fresh }] of Object.entries(hosts)) {
  test.describe(name, () => {
    test.skip(name === 'nginx' && !isInstalled('nginx'), 'apt install nginx')
    let respond: Respond
    let cache: Awaited<ReturnType<typeof open>>
    test.beforeEach(async () => {
      respond = answer
      cache = await open((url) => respond(url), 'mine')
    })
    test.afterEach(() => cache.stop())
    const countCalls = () => cache.calls().length
    const titleOf = async (path: string) =>
      /"title":"(.*?)"/.exec(await (await cache.ask(path)).text())?.[1]

    for (const [path, url] of Object.entries({
      'apod?api_key=a&date=2024-01-05': `${gateway}/planetary/apod?api_key=mine&date=2024-01-05`,
      'apod-basic/240105?a': `${wordPress}/apod-basic/240105`,
      'apod-list?search=%22a+b%22': `${wordPress}/image-article?${ours}&search=%22a+b%22`,
      'apod-list?search_columns[]=a': `${wordPress}/image-article?${ours}&search_columns[]=a`,
    })) {
      test(`passes on ${path}, nothing else of the visitor’s, and no rules of NASA’s`, async () => {
        const rules = { 'set-cookie': 'a=1', 'cache-control': 'no-store', vary: '*', expires: '0' }
        respond = (each) => ({ ...answer(each), headers: { ...rules, 'x-wp-total': '7' } })
        const visitor = { cookie: 'visitor', 'user-agent': 'visitor', 'x-real-ip': '10.1.2.3' }
        for (const [method, cacheStatus] of Object.entries({ HEAD: 'MISS', GET: 'HIT' })) {
          const { headers } = await cache.ask(`/service/${path}`, { method, headers: visitor })
          const seen = Object.keys(rules).map((each) => headers.get(each) ?? '')
          expect(seen.join()).toMatch(/^,no-cache,(Accept-Encoding)?,$/)
          expect(headers.get('x-cache-status')).toBe(cacheStatus)
          expect(headers.get('x-wp-total')).toBe('7')
        }
        expect(cache.calls().map((call) => call.url)).toEqual([url])
        expect(JSON.stringify(cache.calls())).not.toMatch(/visitor|10\.1\.2\.3/)
      })
    }

    test('refuses what is no question, and asks nobody', async () => {
      const paths = {
        400: `apod apod?date= apod?date=x apod?date=2024-01-05%0a apod-basic/ apod-basic/24010 apod-basic/240105%0a
          apod-list apod-list?_fields=id apod-list?page=1&categories=1 apod-list?search=${'a'.repeat(3994)}`,
        404: 'apod/ apod-basic apodx apod-lists',
      }
      for (const [status, each] of Object.entries(paths)) {
        for (const path of each.split(/\s+/)) {
          expect((await cache.ask(`/service/${path}`)).status, path).toBe(Number(status))
        }
      }
      expect((await cache.ask(day, { method: 'POST' })).status).toBe(405)
      expect(countCalls()).toBe(0)
    })

    test('keeps no failure, page or redirect, whose address has the key', async () => {
      for (const [index, fault] of Object.values(faults).slice(0, -2).entries()) {
        respond = () => fault
        for (const calls of [2 * index + 1, 2 * index + 2]) {
          const { headers } = await cache.ask(day, { redirect: 'manual' })
          expect(headers.get('location')).toBeNull()
          expect(countCalls()).toBe(calls)
        }
      }
    })

    for (const [what, fault] of Object.entries({ ...faults, silent: undefined })) {
      test(`gives out what it kept, at once and for 30 days, while the service is ${what}`, async () => {
        for (const path of [day, list]) {
          respond = answer
          await cache.ask(path)
          respond = () => fault
          const calls = countCalls()
          for (const days of [8, 21]) {
            cache.age(days * 86_400)
            const start = performance.now()
            for (let count = 0; count < 3; count++) expect(await titleOf(path)).toBe('A Sky')
            expect(performance.now() - start).toBeLessThan(1500)
          }
          await expect.poll(countCalls).toBeGreaterThan(calls)
        }
      })
    }

    for (const [what, path, reply, seconds] of [
      ['a day', day, undefined, fresh],
      ['a list', list, undefined, 600],
      ['NASA’s logo', day, logo, 3600],
      ['“no such day”', day, noDay, 300],
    ] as const) {
      test(`asks for ${what} once in ${seconds} seconds, then behind the old answer`, async () => {
        respond = (url) => reply ?? answer(url)
        for (let count = 0; count < 40; count++) await cache.ask(path)
        cache.age(seconds - 10)
        await cache.ask(path)
        expect(countCalls()).toBe(1)
        respond = (url) => answer(url, 'A New Sky')
        cache.age(20)
        await expect.poll(() => titleOf(path)).toBe('A New Sky')
        expect(countCalls()).toBe(2)
      })
    }

    test('asks once for all who come before the first answer, when the first has left', async () => {
      respond = async (url) => {
        await new Promise((done) => setTimeout(done, 1500))
        return answer(url)
      }
      await expect(cache.ask(day, { signal: AbortSignal.timeout(700) })).rejects.toThrow()
      const titles = await Promise.all(Array.from({ length: 100 }, () => titleOf(day)))
      expect(new Set(titles)).toEqual(new Set(['A Sky']))
      expect(countCalls()).toBe(1)
    })

    test('answers in five seconds and in JSON while the service is silent, and then asks again', async () => {
      respond = () => undefined
      const start = performance.now()
      const all = await Promise.all(Array.from({ length: 40 }, () => cache.ask(day)))
      expect(performance.now() - start).toBeLessThan(5000)
      for (const each of all) expect(await each.json()).toMatchObject({ error: { code: '504' } })
      respond = answer
      await expect.poll(() => titleOf(day), { timeout: 10_000 }).toBe('A Sky')
    })
  })
}

test.describe('nginx', () => {
  test.skip(!isInstalled('nginx'), 'apt install nginx')

  test('tells nothing to a service whose certificate is not trusted', async () => {
    const cache = await openNginx(answer, 'mine', '/etc/ssl/certs/ca-certificates.crt')
    expect((await cache.ask(day)).status).toBe(502)
    expect(cache.calls()).toEqual([])
    await cache.stop()
  })

  test('answers where it can keep no list, and a visitor 20 times a second', async () => {
    const cache = await openNginx(answer, 'mine')
    rmSync(join(cache.work, 'cache/apod-lists'), { recursive: true })
    writeFileSync(join(cache.work, 'cache/apod-lists'), '')
    expect((await cache.ask(list)).status).toBe(200)
    expect((await cache.ask(list)).headers.get('x-cache-status')).toBe('MISS')
    const ask = async (address: string) =>
      (await cache.ask(day, { headers: { 'x-real-ip': address } })).status
    const asked = await Promise.all(Array.from({ length: 600 }, () => ask('10.0.0.1')))
    expect(asked.filter((status) => status === 200).length).toBeGreaterThanOrEqual(400)
    expect(asked).toContain(429)
    expect(await ask('10.0.0.2')).toBe(200)
    await cache.stop()
  })
})

async function openNginx(respond: Respond, key: string, certificate?: string) {
  const work = mkdtempSync(join(tmpdir(), 'cache-'))
  const standIn = await openStandIn(work, respond)
  const trusted = { ...standIn, ...(certificate && { certificate }) }
  const { origin, age, stop } = await startNginx({ work, site: work, standIn: trusted, key })
  return {
    calls: () =>
      standIn.calls.map(({ headers, url }) => ({ url: `https://${headers.host}${url}`, headers })),
    ask: (path: string, init: RequestInit = {}) => fetch(origin + path, init),
    age,
    work,
    async stop() {
      await stop()
      standIn.close()
      rmSync(work, { recursive: true })
    },
  }
}

/** What the services answer: an entry, or a list. */
function answer({ pathname }: URL, title = 'A Sky'): Reply {
  const entry = JSON.stringify({ date: '2024-01-05', title, media_type: 'image' })
  return { body: pathname.endsWith('/image-article') ? `[${entry}]` : entry }
}
