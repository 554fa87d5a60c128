import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { builtFiles, urlOf } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'

test('the first look-up and its picture are requested before the program has loaded, once each', async ({
  page,
  app,
}) => {
  const letProgramArrive = await holdRequests(page, urlOf('program'))
  const picture = page.waitForResponse(/\/mock\/2024-01-05\.png/)
  await page.goto('/dateview?date=2024-01-05', { waitUntil: 'commit' })
  await picture
  await expect(page.getByText('Loading...')).toBeVisible()
  letProgramArrive()
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  expect(app.mock.requests.map(({ path }) => path)).toEqual([
    '/planetary/apod',
    '/mock/2024-01-05.png',
  ])
})

test('the service is asked before any file of the program has arrived, and only once', async ({
  page,
  app,
}) => {
  const letProgramArrive = await holdRequests(page, /\/assets\//)
  const answer = page.waitForResponse(/\/planetary\/apod/)
  await page.goto('/dateview?date=2024-01-05', { waitUntil: 'commit' })
  await answer
  letProgramArrive()
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  const calls = app.mock.requests.filter(({ path }) => path === '/planetary/apod')
  expect(calls.map(({ search }) => search)).toEqual(['?api_key=DEMO_KEY&date=2024-01-05'])
})

test('leaving the first date before its answer cancels it', async ({ page, app }) => {
  app.mock.settings.latency = 10_000
  const cancelled = page.waitForEvent('requestfailed')
  await page.goto('/dateview?date=2024-01-05')
  await byDate(page).lookUp('2024-01-06')
  expect((await cancelled).url()).toContain('date=2024-01-05')
})

test('a screen without a date looks nothing up', async ({ page, app }) => {
  await page.goto('/bookmarks')
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  expect(app.mock.requests).toEqual([])
})

test('By Date and the root start with today', async ({ page, app }) => {
  app.mock.settings.today = '2026-11-20'
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  for (const path of ['/', '/?date=2024-01-05', '/dateview', '/dateview/', '/dateview?date=']) {
    app.mock.requests.length = 0
    await page.goto(path)
    await expect(byDate(page).card).toBeVisible()
    const calls = app.mock.requests.filter(({ path: asked }) => asked === '/planetary/apod')
    expect(calls.map(({ search }) => search)).toEqual(['?api_key=DEMO_KEY&date=2026-11-20'])
  }
})

test('a failed first look-up is shown once, and Try again works', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  app.mock.settings.failure = 'html'
  app.mock.settings.successorFailure = 'unavailable'
  await page.goto('/dateview?date=2024-01-05')
  await expect(page.getByRole('alert')).toHaveCount(1)
  app.mock.settings.failure = undefined
  await byDate(page).tryAgain.click()
  await expect(byDate(page).card).toBeVisible()
})

test('after the program, only the database loads by itself', async ({ page }) => {
  const later = laterScripts(page)
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).heart).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(await later()).toEqual([expect.stringContaining(builtFiles.database)])
})

test('nothing more loads for a bookmarked day, whose record may be updated', async ({ page }) => {
  await page.goto('/dateview?date=2024-01-05')
  await byDate(page).heart.click()
  await expect(byDate(page).heart).toHaveAttribute('aria-pressed', 'true')
  await page.waitForLoadState('networkidle')
  const later = laterScripts(page)
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await later()).toEqual([expect.stringContaining(builtFiles.database)])
})

for (const [name, file] of [
  ['the first file', urlOf('first')],
  ['the program', urlOf('program')],
] as const) {
  test(`${name} does not load: the page says so, and a reload helps`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedRequest)
    // Firefox's driver also reports errors that the page has handled.
    allowConsole(/dynamically imported module/)
    await page.route(file, (route) => route.abort())
    await page.goto('/dateview?date=2024-01-05')
    await expect(page.getByText('The page could not be loaded. Please reload it.')).toBeVisible()
    await page.unroute(file)
    await page.reload()
    await expect(byDate(page).card).toBeVisible()
  })
}

/** The requested scripts that the page does not name, in order. */
function laterScripts(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return async () => {
    const html = await (await page.request.get('/dateview')).text()
    return scripts.filter((path) => !html.includes(path))
  }
}
