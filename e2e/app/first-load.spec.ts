import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'

test('the first look-up and its picture are under way before the program is there, once each', async ({
  page,
  app,
}) => {
  let letProgramArrive = () => {}
  const held = new Promise<void>((resolve) => (letProgramArrive = resolve))
  await page.route(/\/assets\/main-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
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

test('the service is asked before any file of the program has come, and not again', async ({
  page,
  app,
}) => {
  let letProgramArrive = () => {}
  const held = new Promise<void>((resolve) => (letProgramArrive = resolve))
  await page.route(/\/assets\//, async (route) => {
    await held
    await route.continue()
  })
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

test('a screen that shows no date looks none up', async ({ page, app }) => {
  await page.goto('/bookmarks')
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  expect(app.mock.requests).toEqual([])
})

test('the address alone, and the root, begin with today', async ({ page, app }) => {
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

test('a first look-up that fails says so once, and another try works', async ({
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

test('nothing but the database loads after the program without being asked for', async ({
  page,
}) => {
  const later = laterScripts(page)
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).heart).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(await later()).toEqual([expect.stringMatching(/^\/assets\/database-/)])
})

test('nothing more loads for a bookmarked day, whose record may be mended', async ({ page }) => {
  await page.goto('/dateview?date=2024-01-05')
  await byDate(page).heart.click()
  await expect(byDate(page).heart).toHaveAttribute('aria-pressed', 'true')
  await page.waitForLoadState('networkidle')
  const later = laterScripts(page)
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await later()).toEqual([expect.stringMatching(/^\/assets\/database-/)])
})

for (const [name, file] of [
  ['the first file', '**/assets/index-*.js'],
  ['the program', '**/assets/main-*.js'],
] as const) {
  test(`${name} does not arrive: the page says so, and a reload mends it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedRequest)
    // Firefox's driver tells of what the page has seen to.
    allowConsole(/dynamically imported module/)
    await page.route(file, (route) => route.abort())
    await page.goto('/dateview?date=2024-01-05')
    await expect(page.getByText('The page could not be loaded. Please reload it.')).toBeVisible()
    await page.unroute(file)
    await page.reload()
    await expect(byDate(page).card).toBeVisible()
  })
}

/** The scripts that are asked for and not named in the page, in order. */
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
