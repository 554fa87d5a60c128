import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/app.ts'
import { seedRecords, storedRecords } from '../fixtures/database.ts'
import { answerLookUps, makeEntry } from '../fixtures/entries.ts'
import { byDate } from '../fixtures/page.ts'

test.use({ entryFields: {} })

const empty = 'You have no bookmarks yet.'

test('The heart stores the entry and the time @firefox', async ({ page }) => {
  const extraFields = { copyright: 'Ada', hdurl: 'https://pictures.example/large.png' }
  await answerLookUps(page, extraFields)
  await page.goto('/bookmarks')
  await expect(page.getByText(empty)).toBeVisible()
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
  const { service_version: _, ...fields } = makeEntry('2024-01-05', extraFields)
  expect(record).toEqual({ ...fields, createdAt: expect.any(Date) })
  expect(Number(record?.['createdAt'])).toBeGreaterThanOrEqual(before)
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  const tiles = page.getByRole('article')
  await expect(tiles.locator('time')).toHaveText(['Feb 1, 2024', 'Mar 1, 2024', 'Jan 5, 2024'])
  await expect(tiles.getByRole('img')).toHaveCount(3)
  // Another look-up doesn't change the bookmark.
  await answerLookUps(page, { title: 'Changed since' })
  await page.goto('/dateview?date=2024-01-05')
  await expect(title).toHaveText('Changed since')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect((await storedRecords(page))[0]).toEqual(record)
})

test('Malformed bookmarks of earlier versions stay until they are removed', async ({ page }) => {
  const whole = { ...makeEntry('2024-01-05'), extra: 'x', createdAt: new Date('2024-01-06') }
  await seedRecords(page, [
    { date: '2024-01-01' },
    { date: '2024-01-02', title: 7, url: {}, media_type: null, createdAt: 'yesterday' },
    { title: 'No date at all' },
    { date: 17, title: ['x'], explanation: new Date(), copyright: { a: 1 } },
    { date: ['2024', '01'], title: 'Under a key that no version has made' },
    { date: '', createdAt: Number.NaN },
    whole,
  ])
  const before = await storedRecords(page)
  await page.goto('/bookmarks')
  const tiles = page.getByRole('article')
  await expect(tiles).toHaveCount(6)
  await expect(tiles.nth(0)).toContainText('The Sky of 2024-01-05')
  await expect(page.getByRole('main')).not.toContainText(/undefined|\[object/)
  expect(await storedRecords(page)).toEqual(before)
  for (let left = 6; left > 0; left -= 1) {
    await expect(tiles).toHaveCount(left)
    await page.getByRole('button', { name: 'Remove bookmark' }).last().press('Enter')
  }
  await expect(page.getByText(empty)).toBeVisible()
  // The app doesn't list a record whose key is an array.
  expect(await storedRecords(page)).toEqual([before.at(-1)])
})

test('An export during a search has all bookmarks and New York’s date', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T21:00:00-05:00')
  await seedRecords(page, [makeEntry('2024-01-05'), makeEntry('2024-01-06')])
  await page.goto('/bookmarks?q=2024-01-05')
  await expect(page.getByRole('article')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.locator('summary').click()
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('bookmarks-2026-11-20.json')
  await expect(page.getByText('Exporting 2 bookmarks.')).toBeVisible()
  const { bookmarks } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(bookmarks).toMatchObject([{ date: '2024-01-06' }, { date: '2024-01-05' }])
})
