import { alertsOf } from '../fixtures/browser.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'
import { seedBookmarks } from '../fixtures/database.ts'

test.use({ answers: {} })

test('Without IndexedDB a visitor gets one alert for reading and one for each click, and sees the picture', async ({
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

test('A visitor clears the site’s data, and sees an empty list without an alert', async ({
  page,
}) => {
  await seedBookmarks(page, ['2024-01-05', '2024-01-06'])
  const alerts = alertsOf(page)
  await page.goto('/bookmarks')
  await expect(page.getByRole('article')).toHaveCount(2)
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  expect(alerts).toEqual([])
})

const asked = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'asked') ?? 0))

/** Bookmarks a day in a browser that keeps what it is asked to, and opens the list. @returns its backup */
async function openBackup(page: Page) {
  await page.addInitScript(() => {
    const persist = async () => {
      Reflect.set(globalThis, 'asked', Number(Reflect.get(globalThis, 'asked') ?? 0) + 1)
      return true
    }
    const persisted = async () => Reflect.get(globalThis, 'asked') !== undefined
    Object.defineProperty(navigator, 'storage', { value: { persist, persisted } })
  })
  await page.goto('/dateview?date=2024-01-05')
  const { heart } = byDate(page)
  await expect(heart).toBeEnabled()
  expect(await asked(page)).toBe(0)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  return page.getByRole('region', { name: 'Backup' })
}

const kept = 'Your browser keeps your bookmarks until you remove them.'

test('After the first bookmark the page asks to keep it, and a visitor reads that it is kept, as long as there are any', async ({
  page,
}) => {
  const backUp = await openBackup(page)
  await expect(backUp).toContainText(kept)
  expect(await asked(page)).toBe(1)
  await page.getByRole('button', { name: 'Remove bookmark' }).click()
  await expect(backUp).toHaveCount(0)
})

test('A visitor whose browser would ask is told why first', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...given: [string]) => given[0] === '-moz-appearance' || supports(...given)
  })
  const backUp = await openBackup(page)
  await expect(backUp).toContainText('Your browser may delete them.')
  expect(await asked(page)).toBe(0)
  await page.getByRole('button', { name: 'Keep permanently' }).click()
  await expect(backUp).toContainText(kept)
  expect(await asked(page)).toBe(1)
})

test('A visitor with Apple’s engine reads that it deletes what nobody visits, unless the page is installed', async ({
  page,
}) => {
  const backUp = page.getByRole('region', { name: 'Backup' })
  const sevenDays = 'Your bookmarks may be deleted after seven days without a visit'
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })
  })
  await seedBookmarks(page, ['2024-01-05'])
  await page.goto('/bookmarks')
  await expect(backUp).toContainText(sevenDays)
  await page.addInitScript(() => {
    const { matchMedia } = globalThis
    globalThis.matchMedia = (query) =>
      matchMedia(query === '(display-mode: standalone)' ? 'all' : query)
  })
  await page.reload()
  await expect(backUp).toContainText('Saved only in this browser.')
  await expect(backUp).not.toContainText(sevenDays)
})
