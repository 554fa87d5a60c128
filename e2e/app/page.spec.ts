import { expect, type Locator, type Page, test } from '../fixtures/app.ts'
import { seedBookmarks } from '../fixtures/database.ts'
import { answerWith } from '../fixtures/entries.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'

test('The root shows today, and the navigation opens each section @firefox', async ({
  page,
  app,
}) => {
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
  page.on('domcontentloaded', (it) => loads.push(it.url()))

  // On By Date, the title adds no history entry.
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
  expect(loads, 'without a load').toEqual([])
})

test('Other pages’ storage is left alone, and an old service worker is unregistered', async ({
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
  // The page's policy forbids registering a worker; an earlier version had no policy.
  await page.goto('/icon.svg')
  await page.evaluate(async () => {
    for (const storage of [localStorage, sessionStorage])
      for (const name of ['note shopping', 'note 2024-01-05', 'seen entries'])
        storage.setItem(name, 'theirs')
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
  await expect.poll(stored).toEqual({ local: { ...local, ...seen }, session, workers: 0 })
})

test('A visitor can install the page, which links to NASA’s feed @rare', async ({ page }) => {
  await page.goto('/')
  const link = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(link ?? '')).json()
  const shortcuts = ['dateview', 'bookmarks'].map((url) => expect.objectContaining({ url }))
  const installed = { start_url: './', display: 'standalone', shortcuts }
  expect(manifest).toMatchObject({ name: 'Astronomy Picture Of the Day', ...installed })
  const feed = page.locator('link[rel=alternate][type="application/rss+xml"]')
  await expect(feed).toHaveAttribute('href', 'https://science.nasa.gov/feed/apod-basic/')
  for (const { src, type } of manifest.icons)
    expect((await page.request.get(`/${src}`)).headers()['content-type']).toBe(type)
  for (const scheme of ['dark', 'light'])
    await expect(page.locator(`meta[name=theme-color][media*=${scheme}]`)).toHaveCount(1)
})

test('A day and its dialog print completely, in black on white', async ({ page }) => {
  const explanation = 'A lamp was lit, and the night came to look at it. '.repeat(80)
  const note = 'Lamp\n'.repeat(80)
  await answerWith(page, { copyright: 'Ada Nova', explanation })
  await seedBookmarks(page, ['2024-01-05'], { note })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, dialog } = byDate(page)
  await expect(card.getByRole('img')).toBeVisible()
  const expectWords = async (place: Locator, ...texts: string[]) => {
    await page.emulateMedia({ media: 'print' })
    for (const words of ['© Ada Nova', explanation, ...texts]) {
      const part = place.getByText(words).filter({ visible: true })
      await expect(part).toBeVisible()
      await expect(part).toHaveCSS('color', 'rgb(0, 0, 0)')
      expect(await part.evaluate((it) => it.scrollHeight > it.clientHeight + 1)).toBe(false)
    }
    await expect(place.getByRole('img')).toHaveCSS('break-inside', 'avoid')
    await expect(page.getByRole('button').filter({ hasNotText: 'The Sky' })).toHaveCount(0)
    // Messages are temporary, so they aren't printed.
    for (const part of ['navigation', 'status'] as const)
      await expect(page.getByRole(part)).toHaveCount(0)
  }
  await expectWords(card, 'Fri, January 5, 2024')
  await page.emulateMedia({ media: 'screen' })
  await title.click()
  await expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible()
  await expectWords(dialog, 'Fri, January 5, 2024', note)
  await expect(card).toBeHidden()
  expect((await print(page)).sheetCount).toBeGreaterThan(1)
})

test('A month prints all its pictures, even if it was never scrolled @rare', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/dateview?month=2010-05')
  const pictures = page.getByRole('listitem').getByRole('img')
  await expectLoaded(pictures.first())
  await expectLoaded(pictures.last())
  const { sheetCount, pictureCount } = await print(page)
  expect(pictureCount).toBe(await pictures.count())
  expect(sheetCount).toBeGreaterThan(1)
})

/** Prints the page. @returns the numbers of sheets and of pictures on them */
async function print(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const countOf = (kind: RegExp) => pdf.match(kind)?.length ?? 0
  return {
    sheetCount: countOf(/\/Type\s*\/Page\b/g),
    pictureCount: countOf(/\/Subtype\s*\/Image\b/g),
  }
}
