import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { alertsOf } from '../fixtures/browser.ts'
import { expect, test } from '../fixtures/app.ts'
import { seedRecords, storedRecords } from '../fixtures/database.ts'
import { entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { chooseFile } from '../fixtures/page.ts'

const earlier = new Date('2020-05-05T05:05:05.005Z')

function bookmarkOf(date: string, fields: Record<string, unknown> = {}) {
  return { ...entryOf(date), createdAt: earlier, ...fields }
}

test.use({ answers: {} })

async function openWith(page: Page, records: Record<string, unknown>[]) {
  await seedRecords(page, records)
  await page.goto('/bookmarks')
  await expect(page.getByRole('button', { name: 'Import' })).toBeVisible()
}

/** Chooses a file with this JSON. @returns the dialog that says what it has */
async function importFile(page: Page, content: unknown) {
  await chooseFile(page, content)
  return page.getByRole('dialog', { name: 'Import bookmarks' })
}

test('A visitor exports, and imports into an empty browser: every field is the same', async ({
  page,
  browser,
  app,
}) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  const records = [
    { date: 7, title: ['x'], createdAt: 'yesterday' },
    bookmarkOf('2024-01-05', { copyright: '\nAda ' }),
    bookmarkOf('2024-01-06', { links: [{ text: 'more', address: 'https://nasa.example/' }] }),
  ]
  await openWith(page, records)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  expect(file.suggestedFilename()).toBe('bookmarks-2026-11-20.json')
  await expect(page.getByText('3 bookmarks exported.')).toBeVisible()
  const before = await storedRecords(page)

  const other = await (await browser.newContext({ baseURL: app.origin })).newPage()
  await mockOtherHosts(other)
  await other.goto('/bookmarks')
  const dialog = await importFile(other, JSON.parse(text))
  await expect(dialog).toContainText('3 new bookmarks will be added.')
  await dialog.getByRole('button', { name: 'Add 3 bookmarks' }).click()
  await expect(other.getByText('3 bookmarks imported.')).toBeVisible()
  await expect(other.getByRole('article')).toHaveCount(3)
  expect(await storedRecords(other)).toStrictEqual(before)
  await other.context().close()
})

test('A visitor is told how many bookmarks are in no export yet', async ({ page }) => {
  await openWith(page, [bookmarkOf('2024-01-05'), bookmarkOf('2024-01-06')])
  const backUp = page.getByRole('region', { name: 'Backup' })
  await expect(backUp).toContainText('Export a copy to be safe.')
  await expect(backUp).not.toContainText('last export')
  await backUp.getByRole('button', { name: 'Export' }).click()
  await expect(backUp).toContainText('No new bookmarks since your last export.')
  await expect(backUp).not.toContainText('to be safe')
  const dialog = await importFile(page, [entryOf('2024-02-01')])
  await dialog.getByRole('button', { name: 'Add 1 bookmark' }).click()
  await expect(backUp).toContainText('1 bookmark since your last export.')
  await page.reload()
  await expect(backUp).toContainText('1 bookmark since your last export.')
  // Bookmarked before the export, but not here.
  await importFile(page, [bookmarkOf('2024-03-01')])
  await dialog.getByRole('button', { name: 'Add 1 bookmark' }).click()
  await expect(backUp).toContainText('Export a copy to be safe.')
  await expect(backUp).not.toContainText('last export')
})

test('A visitor sees Export’s message and Undo together', async ({ page }) => {
  const title = 'A Lamp '.repeat(9)
  await openWith(page, [bookmarkOf('2024-01-05', { title }), bookmarkOf('2024-01-06', { title })])
  await page.getByRole('button', { name: 'Remove bookmark' }).last().click()
  await page.getByRole('button', { name: 'Export' }).click()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 600 })
    const message = page.getByText('1 bookmark exported.')
    const undo = page.getByRole('button', { name: 'Undo' }).locator('..')
    for (const part of [message, undo]) await expect(part).toBeInViewport({ ratio: 1 })
    const upper = await message.boundingBox()
    const lower = await undo.boundingBox()
    expect((upper?.y ?? NaN) + (upper?.height ?? NaN)).toBeLessThanOrEqual(lower?.y ?? NaN)
  }
})

test(
  'A visitor sees what an import will do, and it overwrites nothing',
  { tag: '@firefox' },
  async ({ page }) => {
    await openWith(page, [bookmarkOf('2024-01-05', { title: 'Mine' })])
    const dialog = await importFile(page, [
      entryOf('2024-01-05'),
      entryOf('2024-01-06'),
      { title: 'Dateless', url: 'https://x.example/a.png' },
    ])
    await expect(dialog).toContainText('1 new bookmark will be added.')
    await expect(dialog).toContainText('1 is already bookmarked.')
    await expect(dialog).toContainText('“Dateless” has no date.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await storedRecords(page)).toHaveLength(1)

    await importFile(page, [entryOf('2024-01-05'), entryOf('2024-01-06')])
    await dialog.getByRole('button', { name: 'Add 1 bookmark' }).click()
    await expect(page.getByText('1 bookmark imported.')).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'The Sky of 2024-01-06',
      'Mine',
    ])
    const [kept] = await storedRecords(page)
    expect(kept).toEqual(bookmarkOf('2024-01-05', { title: 'Mine' }))
  },
)

test('A visitor imports notes: where there is none they are added, and no own one is changed', async ({
  page,
}) => {
  const mine = bookmarkOf('2024-01-02', { note: 'Mine' })
  await openWith(page, [bookmarkOf('2024-01-01', { rating: 5 }), mine])
  const bookmarks = [
    bookmarkOf('2024-01-01', { note: 'Theirs #wallpaper', title: 'Told again' }),
    bookmarkOf('2024-01-02', { note: 'Theirs, too' }),
  ]
  const format = 'astronomy-picture-of-the-day/bookmarks'
  const dialog = await importFile(page, { format, version: 2, bookmarks })
  await expect(dialog).toContainText('1 note will be added.')
  await expect(dialog).toContainText('2 are already bookmarked.')
  await dialog.getByRole('button', { name: 'Add 1 note' }).click()
  await expect(page.getByText('1 note imported.')).toBeVisible()
  await expect(page.getByText('Has a note')).toHaveCount(2)
  const added = bookmarkOf('2024-01-01', { rating: 5, note: 'Theirs #wallpaper' })
  expect(await storedRecords(page)).toEqual([added, mine])
})

test('A file dropped on the page does not replace it, and is read on Bookmarks; a text can still be dropped', async ({
  page,
}) => {
  for (const path of ['/nowhere', '/dateview?date=2024-01-05']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'By Date' })).toBeVisible()
    expect(await prevented(page, 'file'), path).toEqual(['dragover', 'drop'])
  }
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  expect(await prevented(page, 'text')).toEqual([])
  expect(await prevented(page, 'file')).toEqual(['dragover', 'drop'])
  await expect(page.getByRole('dialog')).toContainText('1 new bookmark will be added.')
})

/** Which of a drag's events the page keeps from the browser. */
function prevented(page: Page, dragged: 'file' | 'text') {
  return page.getByRole('main').evaluate((main, kind) => {
    const dataTransfer = new DataTransfer()
    const file = '[{"date":"2024-01-05","title":"A Lamp","url":"https://pictures.example/"}]'
    if (kind === 'file') dataTransfer.items.add(new File([file], 'a.json'))
    else dataTransfer.setData('text/plain', 'a word')
    return ['dragover', 'drop'].filter((type) => {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
      main.dispatchEvent(event)
      return event.defaultPrevented
    })
  }, dragged)
}

test('A visitor whose export fails is told so', async ({ page }) => {
  const alerts = alertsOf(page)
  await openWith(page, [bookmarkOf('2024-01-05')])
  await page.evaluate(() => {
    IDBTransaction.prototype.objectStore = () => {
      throw new DOMException('not today', 'UnknownError')
    }
  })
  await page.getByRole('button', { name: 'Export' }).click()
  await expect
    .poll(() => alerts)
    .toEqual([expect.stringContaining('Your bookmarks could not be exported. UnknownError')])
})
