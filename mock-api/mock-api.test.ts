import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { archiveFailures } from './failures/archive-failures.ts'
import { failures } from './failures/failures.ts'
import { successorFailures } from './failures/successor-failures.ts'
import { findDay } from './kind.ts'
import { createMockApi } from './service.ts'
import { parseSettings, readSettings, type MockOptions } from './settings.ts'

const specified = '/planetary/apod?api_key=KEY&date='
const successor = '/wp-json/wp/v2/apod-basic/'
const list = '/wp-json/wp/v2/image-article?'
const { service, ask } = await open({ today: '2026-09-30' })

afterEach(() => {
  for (const name of ['failure', 'successorFailure', 'archiveFailure'] as const) {
    delete service.settings[name]
  }
})

/** The mock API on a free port; what is not its own is answered with 204. */
async function open(options: MockOptions) {
  const api = createMockApi(options)
  const server = createServer((request, response) =>
    api.handle(request, response, () => response.writeHead(204).end()),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done).unref())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It has no port.')
  const origin = `http://127.0.0.1:${address.port}`
  return { service: api, ask: (path: string) => fetch(origin + path) }
}

async function read(path: string): Promise<unknown> {
  return (await ask(path)).json()
}

async function postsOf(question: string) {
  const posts = await read(`${list}per_page=100&${question}`)
  if (!Array.isArray(posts)) throw new Error('The answer is no list.')
  return posts
}

async function titles(question: string) {
  const posts = await postsOf(question)
  return posts.map(({ title }: { title: { rendered: string } }) => title.rendered)
}

test.each([
  [`${specified}1995-06-16`, 200],
  [`${specified}2026-09-30`, 200],
  [`${specified}2020-06-10`, 404],
  [`${specified}2026-10-01`, 404],
  [`${specified}2026-10-02`, 400],
  [`${specified}2024-02-30`, 400],
  [`${specified}2024-05-01&hd=true`, 400],
  ['/planetary/apod?date=2024-05-01', 403],
  [`${successor}950616`, 200],
  [`${successor}950617`, 404],
  [`${successor}261001`, 404],
  [`${successor}today`, 404],
  [`${list}per_page=101`, 400],
  [`${list}after=2010-05`, 400],
  [`${list}search=comet&page=999`, 400],
  [`${list}orderby=relevance`, 400],
  [`${list}search=cornucopia&page=2`, 200],
  ['/mock/2024-05-01-full.webp?w=120', 200],
  ['/dateview', 204],
])('%s is answered %i', async (path, status) => {
  const answer = await ask(path)
  expect(answer.status).toBe(status)
})

test('A day has the same title in both formats, and its media by its kind', async () => {
  expect(await read(`${specified}2024-05-01`)).toMatchObject({
    date: '2024-05-01',
    media_type: 'image',
    url: expect.stringMatching(/\/mock\/2024-05-01\.\w+$/),
    service_version: 'v1',
  })
  expect(await read(`${successor}240501`)).toMatchObject({
    date: '2024-05-01',
    title: expect.stringMatching(/^APOD: 2024 May 1 &#8211; /),
    explanation: expect.stringMatching(/^<strong>Explanation:<\/strong> /),
    hdurl: expect.stringMatching(/\/mock\/2024-05-01-full\.\w+\?w=\d+&h=\d+&fit=clip$/),
  })
  for (const [kind, type, html] of [
    ['film', 'video', '<source src='],
    ['player', 'video', '<iframe src='],
    ['other', 'other', '<h1>'],
  ] as const) {
    const day = findDay(kind, '2024-01-05')
    expect(await read(specified + day)).toMatchObject({ media_type: type })
    expect(await read(successor + day.slice(2).replaceAll('-', ''))).toMatchObject({
      basic_html: expect.stringContaining(html),
    })
  }
})

test('The list finds a window of time, and words in titles and texts, titles first', async () => {
  const month = 'after=2010-04-26T23:59:59&before=2010-06-05T00:00:00'
  const { headers } = await ask(`${list}${month}`)
  expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual(['39', '4'])
  expect(await read(`${list}${month}&per_page=1&_fields=date`)).toEqual([
    { date: '2010-06-04T00:05:00' },
  ])
  expect((await titles('search=omet&orderby=relevance'))[0]).toContain('Comet')
  expect((await titles('search=omet "two tails"'))[0]).toContain('Varga-Holm')
  expect(await titles('search=comet -tail')).toEqual([])
  const found = await titles('search="2010 May"&search_columns[]=post_title')
  expect(found.length).toBeGreaterThan(25)
  for (const title of found) expect(title).toContain('2010 May')
  service.settings.archiveFailure = 'gaps'
  expect(await titles(month)).toHaveLength(26)
})

test('Early posts have a stand-in, and their pages, found by their slugs, the medium', async () => {
  const slug = 'apod-1996-may-1-comet-o-tarrow-before-dawn'
  const [post] = await postsOf('after=1996-05-01T00:00:00&before=1996-05-02T00:00:00')
  expect(post).toMatchObject({ slug, featured_image_url: expect.stringContaining('thumbnail') })
  expect(await postsOf(`slug=${slug},nothing&_fields=slug,content`)).toEqual([
    { slug, content: { rendered: expect.stringMatching(/hero__media"><img src=.*1996-05-01/) } },
  ])
})

const flags = {
  failure: Object.keys(failures),
  'successor-failure': Object.keys(successorFailures),
  'archive-failure': Object.keys(archiveFailures).filter((name) => name !== 'gaps'),
}
const silent = new Set(['hang', 'disconnect', 'redirectToHtml'])
const addresses = [`${specified}2024-05-01`, `${successor}240501`, `${list}search=light&page=2`]

const answers = () =>
  Promise.all(
    addresses.map(async (address) => {
      const answer = await ask(address)
      return [answer.headers.get('x-wp-total'), await answer.text()].join()
    }),
  )
const whole = await answers()

test.each(
  Object.entries(flags).flatMap(([flag, names]) =>
    names.filter((name) => !silent.has(name)).map((name) => [flag, name]),
  ),
)('%s %s fails at its own address alone', async (flag = '', name = '') => {
  Object.assign(service.settings, parseSettings({ [flag]: name }))
  const failed = await answers()
  expect(failed.map((text, place) => text === whole[place])).toEqual(
    Object.keys(flags).map((each) => each !== flag),
  )
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

test('Recorded days are answered exactly as in their file, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'))
  const entry = { date: '2001-02-03', title: ' A\nday', service_version: 'v1' }
  const ofSuccessor = { date: '2026-02-04', title: 'Another', hdurl: false }
  const lines = [entry, {}, ofSuccessor].map((line) => JSON.stringify(line))
  writeFileSync(join(folder, 'days.jsonl'), lines.join('\n\n'))
  const recorded = await open({ entries: join(folder, 'days.jsonl') })
  rmSync(folder, { recursive: true })
  expect(await (await recorded.ask(`${specified}2001-02-03`)).json()).toEqual(entry)
  expect(await (await recorded.ask(`${successor}260204`)).json()).toEqual(ofSuccessor)
  expect((await recorded.ask(`${specified}2026-02-04`)).status).toBe(404)
})
