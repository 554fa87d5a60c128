import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { sheets } from '../fixtures/browser.ts'
import { listOfDays } from '../fixtures/database.ts'
import { byDate } from '../fixtures/page.ts'
import { answerWith, mockOtherHosts } from '../fixtures/entries.ts'

async function open(page: Page) {
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('A visitor can install the page, which names NASA’s feed and has no service worker @rare', async ({
  page,
}) => {
  await page.goto('/')
  const link = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(link ?? '')).json()
  expect(manifest).toMatchObject({
    name: 'Astronomy Picture Of the Day',
    start_url: 'dateview',
    display: 'standalone',
    shortcuts: [
      { name: 'Today', url: 'dateview' },
      { name: 'Bookmarks', url: 'bookmarks' },
    ],
  })
  await expect(page.locator('link[rel=alternate][type="application/rss+xml"]')).toHaveAttribute(
    'href',
    'https://science.nasa.gov/feed/apod-basic/',
  )
  for (const { src, type, sizes } of manifest.icons) {
    const response = await page.request.get(`/${src}`)
    expect(response.headers()['content-type']).toBe(type)
    if (type !== 'image/png') continue
    const body = await response.body()
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes)
  }
  for (const scheme of ['dark', 'light']) {
    await expect(page.locator(`meta[name=theme-color][media*=${scheme}]`)).toHaveCount(1)
  }
  const workers = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  )
  expect(workers).toBe(0)
})

test('A visitor prints a day, or its open dialog, in black on white: all words, the picture uncut, and no controls', async ({
  page,
}) => {
  await mockOtherHosts(page)
  const explanation = 'A lamp was lit, and the night came to look at it. '.repeat(80)
  await answerWith(page, { copyright: 'Ada Nova', explanation })
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page)
  const { card, title, dialog } = byDate(page)
  const expectWords = async (place: Locator, day: string) => {
    await page.emulateMedia({ media: 'print' })
    for (const words of [day, '© Ada Nova', explanation]) {
      const part = place.getByText(words)
      await expect(part).toBeVisible()
      await expect(part).toHaveCSS('color', 'rgb(0, 0, 0)')
      expect(await part.evaluate((it) => it.scrollHeight > it.clientHeight + 1)).toBe(false)
    }
    await expect(place.getByRole('img')).toHaveCSS('break-inside', 'avoid')
    await expect(page.getByRole('button').filter({ hasNotText: 'The Sky' })).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
  await expectWords(card, 'Fri, January 5, 2024')
  await page.emulateMedia({ media: 'screen' })
  await title.click()
  await expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible()
  await expectWords(dialog, 'Friday, January 5, 2024')
  await expect(card).toBeHidden()
})

test('Paper has the bookmarks that are shown, whole, and says how many @rare', async ({ page }) => {
  await mockOtherHosts(page)
  const { seed } = listOfDays(200)
  await seed(page)
  await page.goto('/bookmarks')
  const items = page.getByRole('listitem')
  await expect(items).toHaveCount(60)
  await page.evaluate(() => scrollTo(0, 300))
  expect(await sheets(page)).toBeLessThan(20)
  // The scroll event of a lost place comes later.
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => scrollY)).toBe(300)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^60 of 200$/, {
    useInnerText: true,
  })
  await expect(items.first()).toHaveCSS('break-inside', 'avoid')
})
