import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { storedRecords } from '../fixtures/database.ts'
import { seedBookmarks } from '../fixtures/list-of-days.ts'
import { overlap } from '../fixtures/overlap.ts'

test.use({ answers: {} })

const days = ['2024-01-01', '2024-01-02', '2024-01-03']

async function openList(page: Page) {
  await seedBookmarks(page, days, { extra: { odd: [1] } })
  await page.clock.install()
  await page.goto('/bookmarks')
  const remove = page.getByRole('button', { name: 'Remove bookmark' })
  await expect(remove).toHaveCount(3)
  return {
    remove,
    undo: page.getByRole('button', { name: 'Undo' }),
    dates: page.getByRole('article').locator('time'),
  }
}

test('Undo restores a removed bookmark as it was, in its old place', async ({ page }) => {
  const { remove, undo, dates } = await openList(page)
  const before = await storedRecords(page)
  await remove.nth(1).click()
  await expect(dates).toHaveText(['2024-01-03', '2024-01-01'])
  await expect(
    page.getByRole('status').filter({ hasText: '“The Sky of 2024-01-02” was removed.' }),
  ).toBeVisible()
  await undo.click()
  await expect(dates).toHaveText(['2024-01-03', '2024-01-02', '2024-01-01'])
  expect(await storedRecords(page)).toEqual(before)
  await expect(page.getByText('“The Sky of 2024-01-02” is back.')).toBeVisible()
})

test('the keyboard reaches it by Shift and Tab, and by Control and Z', async ({ page }) => {
  const { remove, undo, dates } = await openList(page)
  await remove.first().focus()
  await page.keyboard.press('Enter')
  await expect(undo).toBeVisible()
  for (
    let step = 0;
    step < 9 && !(await undo.evaluate((b) => b === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Shift+Tab')
  }
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dates).toHaveCount(3)
  await expect(page.getByText('is back.').locator('..')).toBeFocused()
  await remove.first().focus()
  await page.keyboard.press('Enter')
  await expect(dates).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(dates).toHaveCount(3)
})

test('it stays for twenty seconds, and while it has the focus or the pointer', async ({ page }) => {
  const { remove, undo } = await openList(page)
  await remove.first().click()
  await expect(undo).toHaveCount(1)
  await page.clock.runFor(12_000)
  await expect(undo).toHaveCount(1)
  await undo.hover()
  await page.clock.runFor(60_000)
  await expect(undo).toHaveCount(1)
  await undo.focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(60_000)
  await expect(undo).toHaveCount(1)
  await page.getByRole('link', { name: 'By Date' }).focus()
  await expect(undo).toHaveCount(0)
})

test('without either it disappears', async ({ page }) => {
  const { remove, undo } = await openList(page)
  await remove.first().focus()
  await page.keyboard.press('Enter')
  await expect(undo).toHaveCount(1)
  await page.clock.runFor(20_100)
  await expect(undo).toHaveCount(0)
})

test('removals in a row are restored together, the last bookmark’s too', async ({ page }) => {
  const { remove, undo, dates } = await openList(page)
  for (const left of [2, 1, 0]) {
    await remove.first().press('Enter')
    await expect(dates).toHaveCount(left)
  }
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  await expect(page.getByText('3 bookmarks removed.')).toBeVisible()
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(dates).toHaveCount(3)
  await expect(page.getByText('3 bookmarks are back.')).toBeVisible()
})

test('a day that was bookmarked again in the meantime stays as it is', async ({
  page,
  context,
}) => {
  const { remove, undo, dates } = await openList(page)
  await remove.first().click()
  await expect(dates).toHaveCount(2)
  const other = await context.newPage()
  await other.goto('/dateview?date=2024-01-03')
  await other.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await expect(dates).toHaveCount(3)
  const again = await storedRecords(page)
  await undo.click()
  await expect(page.getByText('is back.')).toBeVisible()
  expect(await storedRecords(page)).toEqual(again)
})

test('a toast that had the pointer and the focus before Back disappears in time', async ({
  page,
}) => {
  const { remove, undo, dates } = await openList(page)
  const byDate = page.getByRole('link', { name: 'By Date' })
  for (const left of [2, 1, 0]) {
    await remove.first().press('Enter')
    await expect(dates).toHaveCount(left)
  }
  await expect(undo).toBeFocused()
  await undo.hover()
  await byDate.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/dateview')
  await expect(undo).toHaveCount(0)
  await page.mouse.move(0, 0)
  await page.goBack()
  await expect(undo).toHaveCount(1)
  // It does not take the focus a second time.
  await expect(undo).not.toBeFocused()
  await page.clock.runFor(20_100)
  await expect(undo).toHaveCount(0)
})

for (const [width, height] of [
  [320, 640],
  [667, 375],
  [1440, 900],
] as const) {
  test(`at ${width} x ${height} it is clear of the empty screen’s button`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await seedBookmarks(page, days.slice(0, 1))
    await page.goto('/bookmarks')
    await page.getByRole('button', { name: 'Remove bookmark' }).click()
    const line = page.getByRole('status').filter({ hasText: 'was removed' })
    await expect(line).toBeVisible()
    const today = page.getByRole('link', { name: 'Show today’s picture' })
    expect(await overlap(line, today)).toBe(false)
  })
}
