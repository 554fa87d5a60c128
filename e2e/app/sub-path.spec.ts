import { rmSync } from 'node:fs'
import { createMockApi, type MockApi } from '../../mock-api/service.ts'
import { expect, test } from '../fixtures/app.ts'
import { buildPage } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/by-date.ts'
import { copiedText, mockClipboard } from '../fixtures/clipboard.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'
import { serveFolder } from '../fixtures/server.ts'

const base = '/apod/'
let folder: string
let mock: MockApi
let host: Awaited<ReturnType<typeof serveFolder>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(() => {
  folder = buildPage('--mode=mock', `--base=${base}`)
})
test.afterAll(() => rmSync(folder, { recursive: true }))
test.beforeEach(async () => {
  mock = createMockApi()
  host = await serveFolder(mock, folder, { base })
})
test.afterEach(() => host.close())

test('below a path, a deep link is looked up once and early, and every screen can be reached', async ({
  page,
}) => {
  const letProgramArrive = await holdRequests(page, /\/apod\/assets\//)
  const answer = page.waitForResponse(/\/planetary\/apod/)
  await page.goto(`${host.origin}/apod/dateview?date=2024-01-05`, { waitUntil: 'commit' })
  await answer
  letProgramArrive()
  const { card, next, heart } = byDate(page)
  await expect(card.getByRole('img')).toBeVisible()
  expect(mock.requests.filter(({ path }) => path === '/planetary/apod')).toHaveLength(1)
  await heart.click()
  await next.click()
  await expect(page).toHaveURL(`${host.origin}/apod/dateview?date=2024-01-06`)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page).toHaveURL(`${host.origin}/apod/bookmarks`)
  await expect(card).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('oldest')
  await expect(page).toHaveURL(`${host.origin}/apod/bookmarks?order=oldest`)
  await page.reload()
  await expect(card).toHaveCount(2)
  await page.getByRole('link', { name: 'Astronomy Picture Of the Day' }).click()
  await expect(page).toHaveURL(`${host.origin}/apod/dateview`)
})

test('below a path, the root, unknown paths and shared links work', async ({ page }) => {
  await mockClipboard(page, 'takes')
  await page.goto(`${host.origin}/apod/nowhere`)
  await expect(page.getByText("There's nothing here!")).toBeVisible()
  await page.goto(`${host.origin}/apod/`)
  await expect(page).toHaveURL(`${host.origin}/apod/dateview`)
  await byDate(page).lookUp('2024-01-05')
  await byDate(page).title.click()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await copiedText(page)).toBe(`${host.origin}/apod/dateview?date=2024-01-05`)
})

test('below a path, the installable app has its own id', async ({ page }) => {
  await page.goto(`${host.origin}/apod/`)
  const link = page.locator('link[rel=manifest]')
  const address = await link.evaluate((element) => Reflect.get(element, 'href'))
  const manifest = await (await page.request.get(String(address))).json()
  expect(manifest.id).toBe('/apod/')
  const paths = [manifest.start_url, manifest.scope, manifest.shortcuts[0].url].map(
    (url: string) => new URL(url, String(address)).pathname,
  )
  expect(paths).toEqual(['/apod/dateview', '/apod/', '/apod/bookmarks'])
  for (const { src } of manifest.icons) {
    expect((await page.request.get(new URL(src, String(address)).href)).ok()).toBe(true)
  }
})
