import { alertsOf } from '../fixtures/alerts.ts'
import { expect, test } from '../fixtures/app.ts'
import { builtFiles, urlOf } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { storedRecords } from '../fixtures/database.ts'
import { seedBookmarks } from '../fixtures/list-of-days.ts'
import { serveApp } from '../fixtures/server.ts'
import { createMockApi } from '../../mock-api/service.ts'

test.use({ answers: {} })

test('without IndexedDB: one alert for reading, one for each click, and the picture shows', async ({
  page,
}) => {
  const alerts = alertsOf(page)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  })
  await page.goto('/dateview?date=2024-01-05')
  const { card, heart } = byDate(page)
  await expect(card.getByRole('img')).toBeVisible()
  await expect
    .poll(() => alerts)
    .toEqual([expect.stringContaining('This browser has no IndexedDB')])
  await heart.click()
  await heart.click()
  await expect.poll(() => alerts).toHaveLength(3)
  expect(alerts[2]).toContain('This browser has no IndexedDB')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByText('Your bookmarks could not be read.')).toBeVisible()
  expect(alerts).toHaveLength(3)
})

test('a database that can’t be opened: the same, with the browser’s message', async ({ page }) => {
  const alerts = alertsOf(page)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('the disk is on fire', 'UnknownError')
    }
  })
  await page.goto('/dateview?date=2024-01-05')
  const { card, heart } = byDate(page)
  await expect(card.getByRole('img')).toBeVisible()
  await expect.poll(() => alerts).toEqual([expect.stringContaining('the disk is on fire')])
  await heart.click()
  await expect.poll(() => alerts).toHaveLength(2)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a database script that fails to load: an alert that says what to do', async ({
  page,
  browserName,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const alerts = alertsOf(page)
  await page.route(urlOf('database'), (route) => route.abort())
  await page.goto('/dateview?date=2024-01-05')
  const { card, heart } = byDate(page)
  await expect(card.getByRole('img')).toBeVisible()
  await expect
    .poll(() => alerts)
    .toEqual([expect.stringMatching(/could not be read.*reload the page/)])
  await heart.click()
  await expect.poll(() => alerts).toHaveLength(2)
  expect(alerts[1]).toMatch(/could not be changed.*dynamically imported module.*reload the page/)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await page.unroute(urlOf('database'))
  // Firefox caches the failure until the page is reloaded; elsewhere the next click requests it again.
  if (browserName === 'firefox') await page.reload()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(alerts).toHaveLength(2)
})

test('leaving the page while the database script loads shows no alert', async ({ page }) => {
  // Firefox does not stop requests that its driver has intercepted.
  await page.context().unrouteAll()
  const alerts = alertsOf(page)
  const mock = createMockApi()
  let hasLeft = false
  // The script hangs, and the next page is slow.
  const { origin, close } = await serveApp({
    ...mock,
    handle: (request, response, next) => {
      const answer = () => mock.handle(request, response, next)
      if (request.url === '/bookmarks') setTimeout(answer, 400)
      else if (hasLeft || !request.url?.includes(builtFiles.database)) answer()
    },
  })
  const asked = page.waitForRequest(urlOf('database'))
  await page.goto(`${origin}/dateview?date=2024-01-05`, { waitUntil: 'commit' })
  await asked
  hasLeft = true
  // Firefox's driver would take the first page's end for that of this navigation.
  await page.evaluate(() => location.assign('/bookmarks'))
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  expect(alerts).toEqual([])
  await close()
})

test('full storage, an aborted commit, a removal that fails: one alert each, and the page shows what is stored', async ({
  page,
}) => {
  const alerts = alertsOf(page)
  await page.goto('/dateview?date=2024-01-05')
  const { heart } = byDate(page)
  await expect(heart).toBeEnabled()
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = () => {
      IDBObjectStore.prototype.add = add
      throw new DOMException('no room left', 'QuotaExceededError')
    }
  })
  await heart.click()
  await expect.poll(() => alerts).toEqual([expect.stringContaining('no room left')])
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await storedRecords(page)).toEqual([])
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(alerts).toHaveLength(1)

  await page.evaluate(() => {
    const remove = IDBObjectStore.prototype.delete
    IDBObjectStore.prototype.delete = function (key) {
      IDBObjectStore.prototype.delete = remove
      const request = remove.call(this, key)
      request.addEventListener('success', () => this.transaction.abort())
      return request
    }
  })
  await heart.click()
  await expect.poll(() => alerts).toHaveLength(2)
  expect(alerts[1]).toContain('Abort')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await storedRecords(page)).toHaveLength(1)

  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('not today', 'UnknownError')
    }
  })
  await page.getByRole('button', { name: 'Remove bookmark' }).click()
  await expect.poll(() => alerts).toHaveLength(3)
  expect(alerts[2]).toContain('not today')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('after a failed read, the next bookmark reads again', async ({ page }) => {
  const alerts = alertsOf(page)
  await page.addInitScript(() => {
    const { getAllKeys } = IDBIndex.prototype
    IDBIndex.prototype.getAllKeys = () => {
      throw new DOMException('try later', 'DataError')
    }
    window.addEventListener('repaired', () => {
      IDBIndex.prototype.getAllKeys = getAllKeys
    })
  })
  await page.goto('/dateview?date=2024-01-05')
  await expect.poll(() => alerts).toEqual([expect.stringContaining('try later')])
  await page.evaluate(() => window.dispatchEvent(new Event('repaired')))
  const { heart } = byDate(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(alerts).toHaveLength(1)
})

test('a card whose record can’t be read says so, and shows it after the next change', async ({
  page,
  context,
}) => {
  await seedBookmarks(page, ['2024-01-05', '2024-01-06'])
  const alerts = alertsOf(page)
  await page.addInitScript(() => {
    const { get } = IDBObjectStore.prototype
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('try later', 'DataError')
    }
    window.addEventListener('repaired', () => {
      IDBObjectStore.prototype.get = get
    })
  })
  await page.goto('/bookmarks')
  const unread = page.getByText('This bookmark could not be read. Please reload the page.')
  await expect(unread).toHaveCount(2)
  await expect.poll(() => alerts).toEqual([expect.stringContaining('try later')])
  await page.evaluate(() => window.dispatchEvent(new Event('repaired')))

  const other = await context.newPage()
  await other.goto('/dateview?date=2024-01-07')
  await byDate(other).heart.click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(unread).toHaveCount(0)
})
