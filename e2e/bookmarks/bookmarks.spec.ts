import { alertsOf } from '../fixtures/alerts.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { clickInPlace } from '../fixtures/click-in-place.ts'
import { seedRecords, storedRecords } from '../fixtures/database.ts'
import { answerWith, entryOf } from '../fixtures/entries.ts'
import { seedBookmarks, listOfDays } from '../fixtures/list-of-days.ts'

test.use({ answers: {} })

test('the heart stores the entry’s fields and the time, also for later visits, and removes them again', async ({
  page,
}) => {
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
})

test('the empty list leads to By Date; then it has each bookmark, newest first, and opens it', async ({
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
  await expect(cards.getByRole('heading')).toHaveText([
    'The Sky of 2024-02-01',
    'The Sky of 2024-03-01',
    'The Sky of 2024-01-05',
  ])
  await expect(cards.locator('time')).toHaveText(['2024-02-01', '2024-03-01', '2024-01-05'])
  await expect(cards.getByRole('img')).toHaveCount(3)
  await page.reload()
  await cards.last().getByRole('img').click()
  await expect(page.getByRole('dialog', { name: 'The Sky of 2024-01-05' })).toContainText(
    'A lamp was lit',
  )
})

test('removing names the bookmark, opens nothing, and keeps the focus in the list', async ({
  page,
}) => {
  await seedBookmarks(page, ['2024-01-01', '2024-01-02', '2024-01-03'])
  await page.goto('/bookmarks')
  const remove = page.getByRole('button', { name: 'Remove bookmark' })
  await expect(remove).toHaveCount(3)
  await expect(remove.nth(1)).toHaveAccessibleDescription('The Sky of 2024-01-02')
  await remove.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').locator('time')).toHaveText(['2024-01-03', '2024-01-01'])
  await expect(remove.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove).toHaveCount(1)
  await expect(remove).toBeFocused()
  // A single bookmark needs no search.
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await storedRecords(page)).toEqual([])
})

test('removing the last card of a row does not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { dayAt, seed } = listOfDays(40)
  await seed(page)
  await page.goto('/bookmarks')
  const cardAt = (place: number) =>
    page.getByRole('article', { name: `The Sky of ${dayAt(place)}` })
  const remove = (place: number) => cardAt(place).getByRole('button', { name: 'Remove bookmark' })
  await expect(remove(5)).toBeVisible()
  const endOfRow = await cardAt(4).boundingBox()
  expect((await cardAt(5).boundingBox())?.y).toBeGreaterThan(endOfRow?.y ?? Infinity)
  await clickInPlace(remove(4))
  await expect(remove(5)).toBeFocused()
  await expect(remove(5)).toBeInViewport({ ratio: 1 })
  // It glides there.
  await expect.poll(() => cardAt(5).boundingBox()).toEqual(endOfRow)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('hearts and lists in every open tab update', async ({ page, context }) => {
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
})

test('quick clicks on the heart give the right result', async ({ page }) => {
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

test('an earlier install’s bookmarks are kept', async ({ page }) => {
  await page.goto('/icon.svg')
  const laid = { ...entryOf('2016-02-29'), hdurl: 'x', createdAt: new Date('2020-05-05T05:05:05Z') }
  await seedRecords(page, [laid])
  await page.goto('/dateview?date=2016-02-29')
  await expect(byDate(page).heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/bookmarks')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await storedRecords(page)).toEqual([laid])
})

test('damaged records neither crash the list nor hide the others', async ({ page }) => {
  await page.goto('/icon.svg')
  await seedRecords(page, [
    { date: '2024-01-01' },
    { date: '2024-01-02', title: 7, url: {}, media_type: null, createdAt: 'yesterday' },
    { title: 'No date at all' },
    { date: ['2024', '01'], title: ['x'], explanation: new Date(), copyright: { a: 1 } },
    { date: '', createdAt: Number.NaN },
    { ...entryOf('2024-01-05'), createdAt: new Date('2024-01-06') },
    { ...entryOf('2024-01-04'), createdAt: new Date('2024-01-07') },
  ])
  await page.goto('/bookmarks')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(7)
  await expect(cards.nth(0)).toContainText('The Sky of 2024-01-04')
  await expect(cards.nth(1)).toContainText('The Sky of 2024-01-05')
  await expect(page.getByRole('main')).not.toContainText(/undefined|\[object/)
  for (let left = 7; left > 0; left -= 1) {
    await expect(cards).toHaveCount(left)
    await page.getByRole('button', { name: 'Remove bookmark' }).last().press('Enter')
  }
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
})
