import { type BrowserContext, expect, failedRequest, type Page, test } from '../fixtures/app.ts'
import { answerLookUps, answerWithResizable, lookUpPattern } from '../fixtures/entries.ts'
import { byDate, expectLoaded, waitForPaint } from '../fixtures/page.ts'

// In these tests, the network goes down and comes back.

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

/** Makes requests for these URLs fail. Returns a function that ends this, without an `online` event. */
async function blockRequests(page: Page, urls: string | RegExp) {
  await page.route(urls, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(urls)
}

/** Makes the browser report that the network is back. */
async function reportOnline(context: BrowserContext) {
  await context.setOffline(true)
  await context.setOffline(false)
}

/** Returns a function that waits until a request for such a URL has failed and the app has handled that. */
function watchForFailure(page: Page, url: RegExp) {
  const failure = page.waitForEvent('requestfailed', (request) => url.test(request.url()))
  return async () => {
    await failure
    await waitForPaint(page)
  }
}

const tiles = /\/mock\/.*\.webp/
const pictures = /assets\.science\.nasa\.gov/
const largest = /assets\.science\.nasa\.gov.*w=1600&/

test('A day opened offline loads once the browser is online', async ({ page, context, app }) => {
  // The page's own files load, as if from the browser's cache.
  await page.route(`${app.origin}/**`, async (route) =>
    route.fulfill({ response: await route.fetch() }),
  )
  const restore = await blockRequests(page, lookUpPattern)
  // Chromium up to 150 tells only a running process that it is offline, so another page opens first.
  await page.goto('/licences.txt')
  await context.setOffline(true)
  await page.goto('/dateview?date=2024-01-05')
  expect(await page.evaluate(() => navigator.onLine)).toBe(false)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await restore()
  await context.setOffline(false)
  await expectLoaded(byDate(page).card.getByRole('img'))
  // Otherwise the test may end during a request, which then fails.
  await page.unrouteAll({ behavior: 'wait' })
})

test('Pictures that failed offline load once the browser is online', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await answerWithResizable(page, '2024-01-05')
  const restore = await blockRequests(page, pictures)
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, dialog, zoom, viewer } = byDate(page)
  await expect(card.getByText('The picture couldn’t be loaded.')).toBeVisible()
  await restore()
  await reportOnline(context)
  await expectLoaded(card.getByRole('img'))
  await expect(page.locator('canvas').first()).toBeVisible()
  const restoreLargest = await blockRequests(page, largest)
  await title.click()
  await expectLoaded(dialog.getByRole('img'))
  const largestHasFailed = watchForFailure(page, largest)
  await zoom.click()
  await largestHasFailed()
  await restoreLargest()
  await reportOnline(context)
  await expect(viewer.getByRole('img')).toHaveAttribute('src', largest)
  for (const dialogsLeft of [1, 0]) {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(dialogsLeft)
  }
  const restoreTiles = await blockRequests(page, tiles)
  const tileHasFailed = watchForFailure(page, tiles)
  await page.getByRole('link', { name: 'Browse' }).click()
  await tileHasFailed()
  const tile = page.locator('main a[data-date]').first()
  await expect(tile).toBeVisible()
  await expect(tile.locator('img')).toHaveCount(0)
  await restoreTiles()
  await reportOnline(context)
  await expectLoaded(tile.locator('img'))
})

test('Returning to the tab requests only failed pictures again', async ({ page }) => {
  await answerLookUps(page, {})
  let isHanging = false
  let requestCount = 0
  await page.route('https://pictures.example/**', (route) => {
    requestCount += 1
    return isHanging ? undefined : route.abort()
  })
  await page.goto('/dateview?date=2024-01-05', { waitUntil: 'commit' })
  await expect(byDate(page).card.getByText('The picture couldn’t be loaded.')).toBeVisible()
  const showTab = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  isHanging = true
  requestCount = 0
  await showTab()
  await expect.poll(() => requestCount).toBe(1)
  await showTab()
  await waitForPaint(page)
  expect(requestCount).toBe(1)
})

test('A step ends the request for the picture that it leaves', async ({ page }) => {
  const { card, next } = byDate(page)
  const ofSkippedDay = /2024-01-06.*webp/
  await page.route(ofSkippedDay, () => {})
  await page.goto('/dateview?date=2024-01-05')
  await expectLoaded(card.getByRole('img'))
  const started = page.waitForRequest(ofSkippedDay)
  await next.click()
  await started
  const ended = page.waitForEvent('requestfailed', (request) => ofSkippedDay.test(request.url()))
  await next.click()
  await ended
})
