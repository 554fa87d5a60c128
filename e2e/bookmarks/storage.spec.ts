import { alertsOf } from '../fixtures/browser.ts'
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

test('A visitor clears the site’s data, and sees an empty list without an alert @rare', async ({
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
