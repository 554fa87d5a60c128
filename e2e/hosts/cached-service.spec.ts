import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { freshSeconds, readQuestion, serviceUrl } from '../../edge/rules.ts'
import { njs } from '../../edge/testing/nginx.mjs'
import type { Reply } from '../../edge/testing/stand-in.mjs'
import { todayInNewYork } from '../../src/apod/calendar.ts'
import { type CachedService, openFunction, openNginx } from './cached-service.ts'

const hosts = { nginx: openNginx, 'Cloudflare Pages': openFunction }
const today = todayInNewYork()
const logo = { date: '2024-01-05', title: 'NASA Science', media_type: 'image' }

for (const [name, open] of Object.entries(hosts)) {
  test.describe(name, () => {
    test.skip(name === 'nginx' && !existsSync(njs), 'apt install libnginx-mod-http-js')
    let respond: (url: URL) => Promise<Reply | undefined> | Reply | undefined = entryOf
    let cache: CachedService
    test.beforeEach(async () => {
      respond = entryOf
      cache = await open((url) => respond(url))
    })
    test.afterEach(() => cache.stop())

    test('passes on a day of the archive alone, and keeps it as long as the rules say', async () => {
      for (const path of [
        ...[0, 1, 10, 11, -1].map((days) => `/service/apod?api_key=mine&date=${daysAgo(days)}`),
        '/service/apod?date=2024-02-29&hd=true',
        '/service/apod?date=2024%2D01%2D05',
        '/service/apod?date=2023-02-29',
        '/service/apod?date=1995-06-16',
        '/service/apod?date=1995-06-15',
        '/service/apod?date=x',
        '/service/apod?start_date=2024-01-05',
        '/service/apod',
        '/service/apod/',
        '/service/apod-basic/240105',
        '/service/apod-basic/950616',
        '/service/apod-basic/950615',
        '/service/apod-basic/240431',
        '/service/apod-basic/24010',
        '/service/apod-basic/',
        '/service/apod-basic',
        '/service/',
      ]) {
        const question = readQuestion(new URL(path, 'https://host'), today)
        const before = cache.calls().length
        const { status, headers } = await cache.ask(path)
        expect(status, path).toBe(typeof question === 'number' ? question : 200)
        expect(headers.get('cache-control'), path).toBe('no-cache')
        const isAsked = typeof question !== 'number'
        const call = isAsked ? [serviceUrl(question, 'DEMO_KEY').href] : []
        expect(cache.calls().slice(before), path).toEqual(call)
        if (!isAsked) continue
        const seconds = freshSeconds(response(entryOf(new URL(call[0] ?? ''))), question.day, today)
        expect(Math.abs((await cache.freshFor(path)) - seconds), path).toBeLessThan(5)
        expect((await cache.ask(path)).headers.get('x-cache-status')).toBe('HIT')
        expect(cache.calls()).toHaveLength(before + 1)
      }
    })

    for (const [what, reply] of Object.entries<Reply>({
      '“no such day”': { status: 404, body: '{"code":404,"msg":"No data available"}' },
      'over the limit': { status: 429, body: '{"error":{"code":"OVER_RATE_LIMIT"}}' },
      'a wrong key': { status: 403, body: '{"error":{"code":"API_KEY_INVALID"}}' },
      'an error': { status: 500, body: '{"code":500}' },
      'a gateway’s error': { status: 502, type: 'text/html', body: '<html>' },
      'a page': { type: 'text/html', body: '<html>' },
      'a picture': { type: 'image/png', body: 'PNG' },
      'a redirect': { status: 301, body: '', headers: { location: 'https://science.nasa.gov/' } },
      'the list': { body: `[${'{"date":"2024-01-05"},'.repeat(20_000)}{}]` },
      'the logo': { body: JSON.stringify(logo) },
      'another day’s entry': { body: '{"date":"2024-01-04","title":"A Sky"}' },
      'half an entry': { body: '{"date":"2024-01-05",' },
    })) {
      test(`what is kept of ${what} is what the rules say`, async () => {
        const path = '/service/apod?date=2024-01-05'
        respond = () => reply
        const question = readQuestion(new URL(path, 'https://host'), today)
        if (typeof question === 'number') throw new Error('The path asks for no day.')
        const answer = await cache.ask(path)
        expect(answer.status).toBe(reply.status ?? 200)
        expect(answer.headers.get('location')).toBeNull()
        expect(await answer.text()).toBe(reply.body)
        const seconds = freshSeconds(response(reply), question.day, today)
        expect(Math.abs((await cache.freshFor(path)) - seconds)).toBeLessThan(5)
      })
    }

    for (const [what, fault] of Object.entries<() => Reply | undefined>({
      down: () => ({ status: 503, type: 'text/html', body: '<html>' }),
      'over its limit': () => ({ status: 429, body: '{"error":{}}' }),
      'showing its logo': () => ({ body: JSON.stringify(logo) }),
      'showing another day': () => ({ body: '{"date":"2024-01-04","title":"Another Sky"}' }),
      silent: () => undefined,
    })) {
      test(`gives out what it kept, at once and for 30 days, while the service is ${what}`, async () => {
        const path = '/service/apod?date=2024-01-05'
        await cache.ask(path)
        respond = fault
        for (const seconds of [8 * 86_400, 21 * 86_400]) {
          await cache.age(seconds)
          const start = performance.now()
          const stale = await cache.ask(path)
          expect(stale.headers.get('x-cache-status')).toMatch(/^(STALE|UPDATING)$/)
          expect(await stale.json()).toMatchObject({ title: 'A Sky' })
          expect(performance.now() - start).toBeLessThan(1000)
          await expect.poll(() => cache.calls().length).toBeGreaterThan(1)
        }
        await cache.age(2 * 86_400)
        if (what !== 'silent') expect(await (await cache.ask(path)).text()).not.toContain('A Sky')
      })
    }

    test('asks once for all who come before the first answer, when the first has left', async () => {
      respond = async (url) => {
        await new Promise((done) => setTimeout(done, 1000))
        return entryOf(url)
      }
      const path = '/service/apod?date=2024-01-05'
      const first = new AbortController()
      const left = cache.ask(path, 'GET', first.signal).catch(() => 'left')
      await expect.poll(cache.calls).toHaveLength(1)
      first.abort()
      expect(await left).toBe('left')
      const all = await Promise.all(Array.from({ length: 100 }, () => cache.ask(path)))
      expect(all.every(({ status }) => status === 200)).toBe(true)
      expect(cache.calls()).toHaveLength(1)
    })

    test('asks again behind an answer that is no longer fresh, and then gives the new one', async () => {
      const path = `/service/apod?date=${today}`
      await cache.ask(path)
      respond = () => ({ body: JSON.stringify({ date: today, title: 'A Corrected Sky' }) })
      await cache.age(301)
      expect(await (await cache.ask(path)).json()).toMatchObject({ title: 'A Sky' })
      await expect
        .poll(async () => (await cache.ask(path)).json())
        .toMatchObject({ title: 'A Corrected Sky' })
      expect(cache.calls()).toHaveLength(2)
    })

    test('never gives out an old “no such day”', async () => {
      const path = `/service/apod?date=${today}`
      respond = () => ({ status: 404, body: '{"code":404}' })
      await cache.ask(path)
      respond = entryOf
      await cache.age(301)
      expect((await cache.ask(path)).status).toBe(200)
    })

    test('answers a HEAD without a body, and nothing else but GET', async () => {
      const head = await cache.ask('/service/apod?date=2024-01-05', 'HEAD')
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect((await cache.ask('/service/apod?date=2024-01-05')).headers.get('x-cache-status')).toBe(
        'HIT',
      )
      expect((await cache.ask('/service/apod?date=2024-01-05', 'POST')).status).toBe(405)
      expect(cache.calls()).toHaveLength(1)
    })

    test('asks with the host’s own key, where there is one', async () => {
      const own = await open(entryOf, 'mine')
      await own.ask('/service/apod?api_key=DEMO_KEY&date=2024-01-05')
      expect(own.calls()).toEqual([
        'https://api.nasa.gov/planetary/apod?api_key=mine&date=2024-01-05',
      ])
      await own.stop()
    })
  })
}

/** What the services answer for a day. */
function entryOf({ pathname, searchParams }: URL): Reply {
  const [, digits = ''] = /(\d{6})$/.exec(pathname) ?? []
  const [, year = '', month = '', day = ''] = /(..)(..)(..)/.exec(digits) ?? []
  const date = digits ? `${year < '95' ? 20 : 19}${year}-${month}-${day}` : searchParams.get('date')
  return { body: JSON.stringify({ date, title: 'A Sky', media_type: 'image' }) }
}

function response({ status = 200, type = 'application/json', body }: Reply) {
  return { status, type, body }
}

function daysAgo(days: number) {
  return new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
}
