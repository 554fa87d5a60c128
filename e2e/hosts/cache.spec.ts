import { expect, test } from '../fixtures/app.ts'
import { buildPage } from '../fixtures/server.ts'
import { makeEntry, mockOtherHosts } from '../fixtures/entries.ts'
import { hasNginx, startNginx } from './nginx.ts'
import { openStandIn, type Reply, type Respond } from './stand-in.ts'

const day = '/service/apod?date=2024-01-05'
const list = '/service/apod-list?page=2'
const dayInAllYears = 'search=%22July+14+%22&search_columns%5B%5D=post_title&per_page=100'
const oldestFirst =
  'search=comet&orderby=date&search_columns%5B%5D=post_title&order=asc&per_page=24&page=1'
const requests = {
  'apod?api_key=a&date=2024-01-05': '/planetary/apod?api_key=mine&date=2024-01-05',
  'apod-basic/240105?a': '/wp-json/wp/v2/apod-basic/240105',
  'apod-list?search=%22a+b%22':
    '/wp-json/wp/v2/image-article?categories=22766&_fields=date,slug,title,featured_image_url,migration_source_url&search=%22a+b%22',
  [`apod-list?${dayInAllYears}`]: `/wp-json/wp/v2/image-article?categories=22766&_fields=date,slug,title,featured_image_url,migration_source_url&${dayInAllYears}`,
  [`apod-list?${oldestFirst}`]: `/wp-json/wp/v2/image-article?categories=22766&_fields=date,slug,title,featured_image_url,migration_source_url&${oldestFirst}`,
  'apod-list?slug=a%2Cb&per_page=100&_fields=slug%2Ccontent':
    '/wp-json/wp/v2/image-article?categories=22766&slug=a%2Cb&per_page=100&_fields=slug%2Ccontent',
}
const faults: Record<string, Reply | undefined> = {
  down: { status: 503, type: 'text/html', body: '<html>' },
  'over its limit': { status: 429, body: '{"error":{"code":"OVER_RATE_LIMIT"}}' },
  'showing a page': { type: 'text/html', body: '<html>' },
  moved: { status: 302, body: '', headers: { location: 'https://a/?api_key=mine' } },
  'knowing no day': { status: 404, body: '{"code":404}' },
  silent: undefined,
}

test('nginx asks NASA once for all, and answers while it is gone', async ({ page }) => {
  test.slow()
  test.skip(!hasNginx, 'apt install nginx')
  const site = buildPage([], {
    VITE_APOD_URL: '/service/apod',
    VITE_APOD_SUCCESSOR_URL: '/service/apod-basic',
    VITE_APOD_ARCHIVE_URL: '/service/apod-list',
  })
  let respond: Respond = answer
  const { calls, ...standIn } = await openStandIn((url) => respond(url))
  const nginx = await startNginx(site, standIn, 'mine')
  const ask = (path: string, init: RequestInit = {}) => fetch(nginx.origin + path, init)
  const textOf = async (path: string) => (await ask(path)).text()

  await test.step('a page built for it shows a day, and knows no address of NASA’s services', async () => {
    await mockOtherHosts(page)
    await page.goto(`${nginx.origin}/dateview?date=2024-01-06`)
    await expect(page.getByRole('article')).toContainText('A Sky')
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
    await expect(policy).toHaveAttribute('content', /connect-src 'self';/)
    await expect(policy).not.toHaveAttribute('content', /nasa\.gov/)
  })

  await test.step('a request is sent once, with our key, and nothing else of the visitor’s', async () => {
    const rules = { 'set-cookie': 'a=1', 'cache-control': 'no-store', vary: '*' }
    respond = (url) => ({ ...answer(url), headers: rules })
    for (const [path, url] of Object.entries(requests)) {
      calls.length = 0
      for (const cacheStatus of ['MISS', 'HIT']) {
        const { headers } = await ask(`/service/${path}`, { headers: { cookie: 'visitor' } })
        expect(headers.get('x-cache-status')).toBe(cacheStatus)
        expect(headers.get('cache-control')).toBe('no-cache')
        expect(headers.get('set-cookie')).toBeNull()
      }
      expect(calls.map((call) => call.url)).toEqual([url])
      expect(JSON.stringify(calls[0]?.headers)).not.toContain('visitor')
    }
  })

  await test.step('any other request is refused, and asks nobody', async () => {
    for (const path of [
      'apod?date=',
      'apod-basic/24010',
      'apod-list?page=1&categories=1',
      'apod-list?slug=a',
      'apod-list?slug=a&per_page=100&_fields=title',
    ]) {
      expect((await ask(`/service/${path}`)).status, path).toBe(400)
    }
    expect((await ask('/service/apod-lists')).status).toBe(404)
    expect((await ask(day, { method: 'POST' })).status).toBe(405)
    expect(calls).toHaveLength(1)
  })

  await ask(list)
  for (const [what, fault] of Object.entries(faults)) {
    await test.step(`what was kept is given out while NASA is ${what}, and no fault is`, async () => {
      respond = () => fault
      nginx.age(4 * 86_400)
      for (const path of [day, list, day]) expect(await textOf(path)).toContain('A Sky')
      const { headers } = await ask('/service/apod?date=2024-01-07', { redirect: 'manual' })
      expect(headers.get('x-cache-status')).not.toBe('HIT')
      expect(headers.get('location')).toBeNull()
    })
  }

  await test.step('a new answer comes behind the old one', async () => {
    respond = (url) => answer(url, 'A New Sky')
    nginx.age(86_400)
    for (const path of [day, list]) {
      await expect.poll(() => textOf(path), { timeout: 10_000 }).toContain('A New Sky')
    }
  })

  await test.step('all who come at once wait for one answer', async () => {
    calls.length = 0
    const all = Array.from({ length: 100 }, () => textOf('/service/apod?date=2024-01-08'))
    expect(new Set(await Promise.all(all)).size).toBe(1)
    expect(calls).toHaveLength(1)
  })

  await nginx.stop()
  standIn.close()
})

function answer({ pathname, searchParams }: URL, title = 'A Sky'): Reply {
  const date = searchParams.get('date') ?? pathname.replace(/.*(\d\d)(\d\d)(\d\d)$/, '20$1-$2-$3')
  const entry = makeEntry(date, { title })
  return { body: JSON.stringify(pathname.endsWith('/image-article') ? [entry] : entry) }
}
