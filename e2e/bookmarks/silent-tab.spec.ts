import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { entryOf } from '../fixtures/entries.ts'
import { seedBookmarks } from '../fixtures/list-of-days.ts'

test.use({ answers: {} })

const days = ['2024-01-01', '2024-01-02', '2024-01-03']

/** Writes as a tab with an earlier install does, which tells no other tab. */
function writeSilently(page: Page, removed: string, added: Record<string, unknown>) {
  return page.evaluate(
    async ({ date, record }) => {
      const open = indexedDB.open('bookmark')
      await new Promise((done) => open.addEventListener('success', done))
      const writing = open.result.transaction('bookmarkedItems', 'readwrite')
      writing.objectStore('bookmarkedItems').delete(date)
      writing.objectStore('bookmarkedItems').put(record)
      await new Promise((done) => writing.addEventListener('complete', done))
      open.result.close()
    },
    { date: removed, record: added },
  )
}

/** The visitor comes back to the tab. */
const becomeVisible = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test.beforeEach(({ page }) => seedBookmarks(page, days))

test('the list, its count, its order and the search follow when the tab is visible again', async ({
  page,
  context,
}) => {
  const { card } = byDate(page)
  await page.goto('/bookmarks?q=the+sky')
  await expect(page.getByText('3 of 3 bookmarks').first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/icon.svg')
  await writeSilently(other, '2024-01-02', { ...entryOf('2024-01-01'), createdAt: new Date() })
  await becomeVisible(page)
  await expect(page.getByText('2 of 2 bookmarks').first()).toBeVisible()
  await expect(card.locator('time')).toHaveText(['2024-01-01', '2024-01-03'])
  await writeSilently(other, '', {
    ...entryOf('2024-01-03', { title: 'Another Lamp' }),
    createdAt: new Date(),
  })
  await becomeVisible(page)
  await expect(page.getByText('1 of 2 bookmarks').first()).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(card.getByRole('heading')).toHaveText(['Another Lamp', 'The Sky of 2024-01-01'])
})

test('the open dialog and the heart follow too', async ({ page, context }) => {
  const { title, modal } = byDate(page)
  await page.goto('/bookmarks')
  await title.nth(1).click()
  await expect(modal).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dateview?date=2024-01-02')
  const otherHeart = byDate(other).heart
  await expect(otherHeart).toHaveAttribute('aria-pressed', 'true')
  await writeSilently(other, '2024-01-02', { ...entryOf('2024-01-05'), createdAt: new Date() })
  await becomeVisible(page)
  await expect(modal).toHaveCount(0)
  await expect(page.getByText('3 bookmarks', { exact: true })).toBeVisible()
  await becomeVisible(other)
  await expect(otherHeart).toHaveAttribute('aria-pressed', 'false')
  await byDate(other).lookUp('2024-01-05')
  await expect(otherHeart).toHaveAttribute('aria-pressed', 'true')
})
