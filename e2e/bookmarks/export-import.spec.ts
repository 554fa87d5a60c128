import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/app.ts'
import { seedRecords, storedRecords } from '../fixtures/database.ts'
import { entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { chooseFile } from '../fixtures/page.ts'

const createdAt = new Date('2020-05-05T05:05:05.005Z')
const bookmarkOf = (date: string, fields = {}) => ({ ...entryOf(date), createdAt, ...fields })

test.use({ answers: {} })

test('A visitor exports, and imports into an empty browser: every field is the same', async ({
  page,
  browser,
  app,
}) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  await seedRecords(page, [
    { date: 7, title: ['x'], createdAt: 'yesterday' },
    bookmarkOf('2024-01-05', { copyright: '\nAda ', note: 'Mine' }),
    bookmarkOf('2024-01-06', { links: [{ text: 'more', address: 'https://nasa.example/' }] }),
  ])
  await page.goto('/bookmarks')
  await expect(page.getByRole('region', { name: 'Backup' })).toContainText(
    'Saved only in this browser. Export a copy to be safe.',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  expect(file.suggestedFilename()).toBe('bookmarks-2026-11-20.json')
  await expect(page.getByText('bookmarks-2026-11-20.json is being saved.')).toBeVisible()
  const before = await storedRecords(page)

  const other = await (await browser.newContext({ baseURL: app.origin })).newPage()
  await mockOtherHosts(other)
  await other.goto('/bookmarks')
  await chooseFile(other, JSON.parse(text))
  await expect(other.getByText('3 bookmarks and 1 note added.')).toBeVisible()
  await expect(other.getByRole('article')).toHaveCount(3)
  expect(await storedRecords(other)).toStrictEqual(before)
  await other.context().close()
})

test('A search shows what another tab imports, and what it takes back', async ({
  page,
  context,
}) => {
  await seedRecords(page, [bookmarkOf('2024-01-05'), bookmarkOf('2024-01-06')])
  await page.goto('/bookmarks')
  const field = page.getByRole('searchbox')
  await field.fill('2024-02')
  await expect(page.getByText('No bookmarks match')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/bookmarks')
  await chooseFile(other, [entryOf('2024-02-01'), entryOf('2024-03-01')])
  await expect(page.getByText('1 of 4 bookmarks').first()).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No bookmarks match')).toBeVisible()
  await expect(field).toHaveValue('2024-02')
})

test('A file dropped on the page does nothing, and does not replace it; a text can still be dropped @rare', async ({
  page,
}) => {
  await page.goto('/bookmarks')
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  const prevented = await page.getByRole('main').evaluate((main) => {
    const [file, text] = [new DataTransfer(), new DataTransfer()]
    file.items.add(new File(['[]'], 'a.json'))
    text.setData('text/plain', 'a word')
    return [file, text].map((dataTransfer) =>
      ['dragover', 'drop'].filter((type) => {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
        return !main.dispatchEvent(event)
      }),
    )
  })
  expect(prevented).toEqual([['dragover', 'drop'], []])
})
