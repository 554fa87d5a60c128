import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'
import { listOfDays, seedRecords, storedRecords } from '../fixtures/database.ts'
import { answerWith, entryOf } from '../fixtures/entries.ts'

test.use({ answers: {} })

test(
  'A heart stores the entry’s fields and the time, also for later visits; the list has the newest first, and the heart removes it',
  { tag: '@firefox' },
  async ({ page }) => {
    const answered = { copyright: 'Ada', hdurl: 'https://pictures.example/large.png' }
    await answerWith(page, answered)
    await page.goto('/bookmarks')
    await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Show today’s picture' }).click()
    await expect(page).toHaveURL('/dateview')
    const before = Date.now()
    const { lookUp, heart, title } = byDate(page)
    for (const date of ['2024-01-05', '2024-03-01', '2024-02-01']) {
      await lookUp(date)
      await expect(title).toHaveText(`The Sky of ${date}`)
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    }
    const [record] = await storedRecords(page)
    const { service_version: _, ...fields } = entryOf('2024-01-05', answered)
    expect(record).toEqual({ ...fields, createdAt: expect.any(Date) })
    expect(Number(record?.['createdAt'])).toBeGreaterThanOrEqual(before)
    await page.getByRole('link', { name: 'Bookmarks' }).click()
    const cards = page.getByRole('article')
    await expect(cards.locator('time')).toHaveText(['2024-02-01', '2024-03-01', '2024-01-05'])
    await expect(cards.getByRole('img')).toHaveCount(3)
    await cards.last().click({ position: { x: 40, y: 40 } })
    await expect(page.getByRole('dialog', { name: 'The Sky of 2024-01-05' })).toContainText(
      'A lamp was lit',
    )
    await page.goto('/dateview?date=2024-01-05')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(await storedRecords(page)).toHaveLength(2)
  },
)

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

test('A visitor with an earlier install keeps every bookmark, and damaged ones hide no other', async ({
  page,
}) => {
  const whole = { ...entryOf('2024-01-05'), extra: 'x', createdAt: new Date('2024-01-06') }
  await seedRecords(page, [
    { date: '2024-01-01' },
    { date: '2024-01-02', title: 7, url: {}, media_type: null, createdAt: 'yesterday' },
    { title: 'No date at all' },
    { date: 17, title: ['x'], explanation: new Date(), copyright: { a: 1 } },
    { date: ['2024', '01'], title: 'Under a key that no install has made' },
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
  expect(await storedRecords(page)).toEqual([before.at(-1)])
})

test('A visitor on a phone exports and starts a slideshow from More beside the search @rare', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await listOfDays(40).seed(page)
  await page.goto('/bookmarks')
  const more = page.locator('summary', { hasText: 'More' })
  const backUp = page.getByRole('region', { name: 'Backup' })
  await expect(more).toBeInViewport()
  await expect(backUp).toBeHidden()
  await more.click()
  await expect(backUp).toContainText('Export a copy to be safe.')
  await backUp.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('is being saved.')).toBeVisible()
  const slideshowButton = backUp.getByRole('button', { name: 'Slideshow' })
  await slideshowButton.press('Enter')
  const slideshow = page.getByRole('dialog', { name: 'Slideshow viewer' })
  await expect(slideshow).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(slideshow).toHaveCount(0)
  await expect(slideshowButton).toBeFocused()
  await more.press('Enter')
  await expect(backUp).toBeHidden()
})
