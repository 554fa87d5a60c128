import { alertsOf } from '../fixtures/browser.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'
import { listOfDays, seedBookmarks, seedRecords, storedRecords } from '../fixtures/database.ts'
import { answerWith, entryOf } from '../fixtures/entries.ts'

test.use({ answers: {} })

test(
  'A heart stores the entry’s fields and the time, also for later visits, and removes them again',
  { tag: '@firefox' },
  async ({ page }) => {
    const answered = { copyright: 'Ada', hdurl: 'https://pictures.example/large.png' }
    await answerWith(page, answered)
    await page.goto('/dateview?date=2024-01-05')
    const { heart } = byDate(page)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const before = Date.now()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const [record] = await storedRecords(page)
    const { service_version: _, ...fields } = entryOf('2024-01-05', answered)
    expect(record).toEqual({ ...fields, createdAt: expect.any(Date) })
    expect(Number(record?.['createdAt'])).toBeGreaterThanOrEqual(before)
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(await storedRecords(page)).toEqual([])
  },
)

test('A visitor bookmarks three days, and finds them on Bookmarks, newest first', async ({
  page,
}) => {
  await page.goto('/bookmarks')
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/dateview')
  const { lookUp, heart, title } = byDate(page)
  for (const date of ['2024-01-05', '2024-03-01', '2024-02-01']) {
    await lookUp(date)
    await expect(title).toHaveText(`The Sky of ${date}`)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  const cards = page.getByRole('article')
  await expect(cards.locator('time')).toHaveText(['2024-02-01', '2024-03-01', '2024-01-05'])
  await expect(cards.getByRole('img')).toHaveCount(3)
  await cards.last().click({ position: { x: 40, y: 40 } })
  await expect(page.getByRole('dialog', { name: 'The Sky of 2024-01-05' })).toContainText(
    'A lamp was lit',
  )
})

test('A visitor removes bookmarks by key, and the focus stays in the list', async ({ page }) => {
  await seedBookmarks(page, ['2024-01-01', '2024-01-02', '2024-01-03'])
  await page.goto('/bookmarks')
  const remove = page.getByRole('button', { name: 'Remove bookmark' })
  await expect(remove.nth(1)).toHaveAccessibleDescription('The Sky of 2024-01-02')
  await remove.nth(1).press('Enter')
  await expect(page.getByRole('article').locator('time')).toHaveText(['2024-01-03', '2024-01-01'])
  await expect(remove.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove).toHaveCount(1)
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await storedRecords(page)).toEqual([])
})

test(
  'Hearts and lists in every open tab follow',
  { tag: '@firefox' },
  async ({ page, context }) => {
    await page.goto('/dateview?date=2024-01-05')
    const other = await context.newPage()
    await other.goto('/dateview?date=2024-01-05')
    const third = await context.newPage()
    await third.goto('/bookmarks')
    await expect(third.getByText('You have no bookmarks yet.')).toBeVisible()

    await byDate(page).heart.click()
    await expect(byDate(other).heart).toHaveAttribute('aria-pressed', 'true')
    await expect(third.getByRole('article')).toHaveCount(1)
    await third.getByRole('button', { name: 'Remove bookmark' }).click()
    await expect(byDate(page).heart).toHaveAttribute('aria-pressed', 'false')
    await expect(byDate(other).heart).toHaveAttribute('aria-pressed', 'false')
  },
)

test('A tab that is visible again shows what an earlier install has written: list, count, dialog and heart', async ({
  page,
  context,
}) => {
  await seedBookmarks(page, ['2024-01-01', '2024-01-02', '2024-01-03'])
  const { card, title, dialog } = byDate(page)
  await page.goto('/bookmarks?q=the+sky')
  await expect(page.getByText('3 of 3 bookmarks').first()).toBeVisible()
  await title.nth(1).click()
  await expect(dialog).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dateview?date=2024-01-02')
  await expect(byDate(other).heart).toHaveAttribute('aria-pressed', 'true')
  await writeSilently(other, '2024-01-02', { ...entryOf('2024-01-01'), createdAt: new Date() })
  await becomeVisible(page)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('2 of 2 bookmarks').first()).toBeVisible()
  await expect(card.locator('time')).toHaveText(['2024-01-01', '2024-01-03'])
  await becomeVisible(other)
  await expect(byDate(other).heart).toHaveAttribute('aria-pressed', 'false')
})

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

test('A visitor clicks a heart quickly, and the last click counts', async ({ page }) => {
  const alerts = alertsOf(page)
  await page.goto('/dateview?date=2024-01-05')
  const { heart } = byDate(page)
  await expect(heart).toBeEnabled()
  for (const [clicks, bookmarks] of [
    [2, 0],
    [5, 1],
    [12, 1],
    [3, 0],
  ] as const) {
    await heart.evaluate((button: HTMLButtonElement, count) => {
      for (let click = 0; click < count; click += 1) button.click()
    }, clicks)
    await expect.poll(() => storedRecords(page), `${clicks} clicks`).toHaveLength(bookmarks)
    await expect(heart).toHaveAttribute('aria-pressed', String(bookmarks === 1))
  }
  expect(alerts).toEqual([])
})

test('A visitor with an earlier install keeps every bookmark, and damaged ones hide no other', async ({
  page,
}) => {
  const whole = { ...entryOf('2024-01-05'), extra: 'x', createdAt: new Date('2024-01-06') }
  await seedRecords(page, [
    { date: '2024-01-01' },
    { date: '2024-01-02', title: 7, url: {}, media_type: null, createdAt: 'yesterday' },
    { title: 'No date at all' },
    { date: ['2024', '01'], title: ['x'], explanation: new Date(), copyright: { a: 1 } },
    { date: '', createdAt: Number.NaN },
    whole,
  ])
  const before = await storedRecords(page)
  await page.goto('/bookmarks')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(6)
  await expect(cards.nth(0)).toContainText('The Sky of 2024-01-05')
  await expect(page.getByRole('main')).not.toContainText(/undefined|\[object/)
  expect(await storedRecords(page)).toEqual(before)
  for (let left = 6; left > 0; left -= 1) {
    await expect(cards).toHaveCount(left)
    await page.getByRole('button', { name: 'Remove bookmark' }).last().press('Enter')
  }
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
})

test('A visitor on a phone goes from the search to the backup by a button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await listOfDays(40).seed(page)
  await page.goto('/bookmarks')
  const button = page.getByRole('button', { name: 'Go to backup' })
  const exporting = page.getByRole('button', { name: 'Export', exact: true })
  await expect(button).toBeVisible()
  await expect(exporting).not.toBeInViewport()
  await button.click()
  await expect(exporting).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'Backup' }).locator(':focus')).toBeVisible()
})
