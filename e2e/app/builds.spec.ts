import { readdirSync, readFileSync } from 'node:fs'
import { sampleOf } from '../../mock-api/samples.ts'
import { createMockApi } from '../../mock-api/service.ts'
import { titleOf } from '../../src/apod/entry-text.ts'
import { expect, failedRequest, test } from '../fixtures/app.ts'
import { makeEntry, holdRequests, mockOtherHosts } from '../fixtures/entries.ts'
import { byDate, copiedText, mockClipboard } from '../fixtures/page.ts'
import { buildPage, serveApp } from '../fixtures/server.ts'

const legacy = 'https://api.nasa.gov/planetary/apod'
const successor = 'https://science.nasa.gov/wp-json/wp/v2/apod-basic'

// The published build always uses NASA's hosts, so Playwright's routes answer in their place.
test('The published build requests only NASA’s services and the picture', async ({ page }) => {
  const { origin, close } = await serveApp(createMockApi(), { folder: 'dist' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await mockOtherHosts(page)
  const placeholder = makeEntry('2024-01-05', { title: 'NASA Science' })
  await page.route(`${legacy}?*`, (route) => route.fulfill({ json: placeholder }))
  const hdurl = 'https://pictures.example/lamp.png'
  const entry = makeEntry('2024-01-05', { hdurl, credit: '' })
  await page.route(`${successor}/*`, (route) => route.fulfill({ json: entry }))
  await page.goto(`${origin}/dateview?date=2024-01-05`)
  await expect(byDate(page).card.getByRole('img')).toHaveJSProperty('naturalWidth', 300)
  const elsewhere = requested.filter((url) => !url.startsWith(origin))
  expect(elsewhere).toEqual([
    `${legacy}?api_key=DEMO_KEY&date=2024-01-05`,
    `${successor}/240105`,
    hdurl,
  ])
  await close()
})

// Nothing is routed here, because browsers let routed requests read responses of any origin.
test('A build can use services at another origin', async ({ page, allowConsole }) => {
  // Pictures load only over https, so these fail.
  allowConsole(failedRequest)
  const service = await serveApp(createMockApi({ failure: 'placeholder' }))
  const folder = buildPage([], {
    VITE_APOD_URL: `${service.origin}/planetary/apod`,
    VITE_APOD_SUCCESSOR_URL: `${service.origin}/wp-json/wp/v2/apod-basic`,
    VITE_APOD_LIST_URL: `${service.origin}/wp-json/wp/v2/image-article?categories=22766`,
  })
  const noMockApi = { ...createMockApi(), handle: async () => undefined }
  const { origin, close } = await serveApp(noMockApi, { folder })
  await page.goto(`${origin}/dateview?date=2024-01-05`)
  await expect(byDate(page).title).toHaveText(titleOf({ ...sampleOf('2024-01-05'), date: '' }))
  await page.goto(`${origin}/dateview?find=comet`)
  // The number comes from a header, which the service must expose to other origins.
  await expect(page.getByText(/^[\d,]+ pictures for comet$/).first()).toBeVisible()
  await service.close()
  await close()
})

test('The page connects early to the hosts of NASA’s services and pictures', () => {
  const links = readFileSync('dist/index.html', 'utf8').match(/<link rel="preconnect[^>]+/g) ?? []
  // A fetch uses a connection with `crossorigin`, and a picture one without it.
  const [forFetch, forPictures] = [true, false].map((isFetch) =>
    links
      .filter((link) => link.includes('crossorigin') === isFetch)
      .map((link) => /href="([^"]+)/.exec(link)?.[1]),
  )
  expect(forFetch).toEqual([legacy, successor].map((url) => new URL(url).origin))
  expect(forPictures).toEqual(['https://assets.science.nasa.gov', 'https://apod.nasa.gov'])
})

test('The published build has licences, but no mock API @rare', () => {
  const read = (file: string) => readFileSync(`dist/${file}`, 'utf8')
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.(html|js|css)$/.test(file))
  expect(texts.length).toBeGreaterThan(2)
  for (const file of texts) expect(read(file), file).not.toMatch(/sample|mock/i)
  const licences = read('licences.txt')
  const { dependencies } = JSON.parse(read('../package.json'))
  for (const name of Object.keys(dependencies)) expect(licences).toContain(`## ${name} - `)
  expect(licences).toContain('Copyright (c) Meta Platforms')
})

test('A build that is served under a path works at each of its addresses', async ({ page }) => {
  const folder = buildPage(['--mode=mock', '--base=/apod/'])
  const mock = createMockApi()
  const { origin, close } = await serveApp(mock, { folder, base: '/apod/' })
  const letAppLoad = await holdRequests(page, /\/apod\/assets\//)
  const response = page.waitForResponse(/\/planetary\/apod/)
  await mockClipboard(page)
  await page.goto(`${origin}/apod/dateview?date=2024-01-05`, { waitUntil: 'commit' })
  await response
  letAppLoad()
  const { card, next, heart, title } = byDate(page)
  await expect(card.getByRole('img')).toBeVisible()
  expect(mock.requests.filter(({ path }) => path === '/planetary/apod')).toHaveLength(1)
  await next.click()
  await expect(page).toHaveURL(`${origin}/apod/dateview?date=2024-01-06`)
  await heart.click()
  await title.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog').getByText('Link copied.')).toBeVisible()
  expect(await copiedText(page)).toBe(`${origin}/apod/dateview?date=2024-01-06`)
  await page.keyboard.press('Escape')
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(page.url()))
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page).toHaveURL(`${origin}/apod/bookmarks`)
  expect(loads).toEqual([])
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Astronomy Picture Of the Day' }).click()
  await expect(page).toHaveURL(`${origin}/apod/dateview`)
  await page.goto(`${origin}/apod/nowhere`)
  await expect(page.getByText("There's nothing here!")).toBeVisible()
  const session = await page.context().newCDPSession(page)
  const { manifest } = await session.send('Page.getAppManifest')
  expect(manifest.id, 'each path has its own app id').toBe(`${origin}/apod/`)
  await page.goto(`${origin}/apod/`)
  await expect(page).toHaveURL(`${origin}/apod/dateview`)
  await close()
})
