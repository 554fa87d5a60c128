import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { archiveFailures } from './failures/archive-failures.ts'
import { failures } from './failures/failures.ts'
import { successorFailures } from './failures/successor-failures.ts'
import { createMockApi } from './service.ts'
import { parseSettings, readSettings } from './settings.ts'

const legacy = '/planetary/apod?api_key=KEY&date='
const successor = '/wp-json/wp/v2/apod-basic/'
const list = '/wp-json/wp/v2/image-article?'
const service = createMockApi({ today: '2026-09-30' })
const ask = await open()

afterEach(() => {
  for (const name of ['failure', 'successorFailure', 'archiveFailure'] as const)
    delete service.settings[name]
})

/** Opens it on a free port; what is not its own is answered with 204. */
async function open() {
  const server = createServer((request, response) =>
    service.handle(request, response, () => response.writeHead(204).end()),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done).unref())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
}

const read = async (path: string): Promise<unknown> => (await ask(path)).json()

async function titles(question: string) {
  const posts = await read(`${list}per_page=100&${question}`)
  if (!Array.isArray(posts)) throw new Error('The answer is no list.')
  return posts.map(({ title }: { title: { rendered: string } }) => title.rendered)
}

test.each([
  [`${legacy}1995-06-16`, 200],
  [`${legacy}2026-10-01`, 404],
  [`${legacy}2026-10-02`, 400],
  [`${legacy}2024-05-01&hd=true`, 400],
  ['/planetary/apod?date=2024-05-01', 403],
  [`${successor}950616`, 200],
  [`${successor}261001`, 404],
  [`${list}per_page=101`, 400],
  [`${list}after=2010-05`, 400],
  [`${list}search=comet&page=999`, 400],
  [`${list}search=cornucopia&page=2`, 200],
  ['/mock/2024-05-01-full.webp?w=120', 200],
  ['/dateview', 204],
])('%s is answered %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
})

test('The list finds a window of time, and words in titles and texts, titles first', async () => {
  const month = 'after=2010-04-26T23:59:59&before=2010-06-05T00:00:00'
  const { headers } = await ask(`${list}${month}`)
  expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual(['39', '4'])
  const newest = await read(`${list}${month}&per_page=1&_fields=date`)
  expect(newest).toEqual([{ date: '2010-06-04T00:05:00' }])
  expect((await titles('search=omet&orderby=relevance'))[0]).toContain('Comet')
  expect((await titles('search=omet "two tails"'))[0]).toContain('Varga-Holm')
  expect(await titles('search=comet -tail')).toEqual([])
  const found = await titles('search="2010 May"&search_columns[]=post_title')
  expect(found.length).toBeGreaterThan(25)
  for (const title of found) expect(title).toContain('2010 May')
})

const flags = {
  failure: Object.keys(failures),
  'successor-failure': Object.keys(successorFailures),
  'archive-failure': Object.keys(archiveFailures).filter((name) => name !== 'gaps'),
}
const silent = new Set(['hang', 'disconnect', 'redirectToHtml'])
const addresses = [`${legacy}2024-05-01`, `${successor}240501`, `${list}search=light&page=2`]

async function answers() {
  const all = await Promise.all(addresses.map((address) => ask(address)))
  return Promise.all(all.map(async (each) => each.headers.get('x-wp-total') + (await each.text())))
}
const whole = await answers()

test.each(
  Object.entries(flags).flatMap(([flag, names]) =>
    names.filter((name) => !silent.has(name)).map((name) => [flag, name]),
  ),
)('%s %s fails at its own address alone', async (flag = '', name = '') => {
  Object.assign(service.settings, parseSettings({ [flag]: name }))
  const failed = await answers()
  const isWhole = Object.keys(flags).map((each) => each !== flag)
  expect(failed.map((text, place) => text === whole[place])).toEqual(isWhole)
})

test('Its page and its flags set it, and say what they can’t read', async () => {
  const page = await ask('/mock/settings?failure=limit&latency=5&broken-media=true')
  expect(await page.text()).toContain('<option selected>limit</option>')
  expect(service.settings).toMatchObject({ failure: 'limit', latency: 5, brokenMedia: true })
  await ask('/mock/settings?failure=&latency=0&broken-media=false')
  expect(service.settings.failure).toBeUndefined()
  const args = ['--sample', '--port', '80', '--latency', '800', '--archive-failure=gaps']
  expect(readSettings(args)).toEqual({ latency: 800, archiveFailure: 'gaps' })
  expect(() => readSettings(['--failure', 'flood'])).toThrow(/flood.*notFound.*passThrough/)
  expect(() => readSettings(['--today', '2024-02-30'])).toThrow('2024-02-30')
})
