import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'

test('The root shows today’s picture; screens don’t reload @firefox', async ({ page, app }) => {
  app.mock.settings.today = '2026-11-20'
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  await page.goto('/')
  await expect(page).toHaveURL('/dateview')
  await expect(byDate(page).card).toBeVisible()
  const calls = app.mock.requests.filter(({ path }) => path === '/planetary/apod')
  expect(calls.map(({ search }) => search)).toEqual(['?api_key=DEMO_KEY&date=2026-11-20'])
  const brand = page.getByRole('link', { name: 'Astronomy Picture Of the Day' })
  const navigation = page.getByRole('navigation')
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(page.url()))
  // On By Date, the site's title adds no history entry.
  const length = await page.evaluate(() => history.length)
  await brand.click()
  await expect(page).toHaveURL('/dateview')
  expect(await page.evaluate(() => history.length)).toBe(length)
  await expect(navigation.getByRole('link')).toHaveText(['By Date', 'Browse', 'Bookmarks'])
  await expect(navigation.locator('[aria-current=page]')).toHaveText('By Date')
  await navigation.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page).toHaveURL('/bookmarks')
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Bookmarks')
  // The title redirects to By Date, and Back skips the root.
  await brand.click()
  await expect(page).toHaveURL('/dateview')
  await page.goBack()
  await expect(page).toHaveURL('/bookmarks')
  expect(loads, 'loads of the page').toEqual([])
})

test('A day stores only its entry and its visit, and removes old service workers', async ({
  page,
  context,
}) => {
  const worker = { contentType: 'text/javascript', body: '' }
  await context.route('**/old-worker.js', (route) => route.fulfill(worker))
  const stored = () =>
    page.evaluate(async () => ({
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
  // Like an earlier version's page, an icon has no policy that forbids registering a worker.
  await page.goto('/icon.svg')
  await page.evaluate(async () => {
    for (const storage of [localStorage, sessionStorage])
      for (const name of ['settings', 'visits', 'seen entries'])
        storage.setItem(name, 'of another page')
    // Whether letters were shortcuts, as earlier versions stored it.
    localStorage.setItem('character-keys', 'off')
    for (const scope of ['/', '/elsewhere/'])
      await navigator.serviceWorker.register('/old-worker.js', { scope })
  })
  const { local, session, workers } = await stored()
  expect(workers).toBe(2)
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  const seen = { 'astronomy-picture-of-the-day/seen entries': expect.any(String) }
  const visits = { 'astronomy-picture-of-the-day/visits': expect.any(String) }
  const left = { local: { ...local, ...seen }, session: { ...session, ...visits }, workers: 0 }
  await expect.poll(stored).toEqual(left)
})
