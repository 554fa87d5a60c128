import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { alertsOf } from '../fixtures/browser.ts'
import { expect, test } from '../fixtures/app.ts'
import { seedRecords, storedRecords } from '../fixtures/database.ts'
import { entryOf, mockOtherHosts } from '../fixtures/entries.ts'

const earlier = new Date('2020-05-05T05:05:05.005Z')

function bookmarkOf(date: string, fields: Record<string, unknown> = {}) {
  return { ...entryOf(date), createdAt: earlier, ...fields }
}

test.use({ answers: {} })

async function openWith(page: Page, records: Record<string, unknown>[]) {
  await seedRecords(page, records)
  await page.goto('/bookmarks')
  await expect(page.getByRole('button', { name: /^(Import|More)$/ })).toBeVisible()
}

async function importText(page: Page, text: string) {
  await page.getByLabel('File to import').setInputFiles({
    name: 'bookmarks.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
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
  const dialog = await importText(other, text)
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
  // Bookmarked now, and a removal that is undone: it was exported.
  const dialog = await importText(page, JSON.stringify([entryOf('2024-02-01')]))
  await dialog.getByRole('button', { name: 'Add 1 bookmark' }).click()
  await expect(backUp).toContainText('1 bookmark since your last export.')
  await page.getByRole('button', { name: 'Remove bookmark' }).last().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('restored.')).toBeVisible()
  await expect(backUp).toContainText('1 bookmark since your last export.')
  await page.reload()
  await expect(backUp).toContainText('1 bookmark since your last export.')
  // Bookmarked before the export, but not here.
  await importText(page, JSON.stringify([bookmarkOf('2024-03-01')]))
  await dialog.getByRole('button', { name: 'Add 1 bookmark' }).click()
  await expect(backUp).toContainText('Export a copy to be safe.')
  await expect(backUp).not.toContainText('last export')
})

for (const width of [320, 1280]) {
  test(`A visitor sees Export’s message and Undo together, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 })
    await openWith(page, [
      bookmarkOf('2024-01-05', { title: 'A Lamp '.repeat(9) }),
      bookmarkOf('2024-01-06'),
    ])
    await page.getByRole('button', { name: 'Remove bookmark' }).last().click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    if (width < 1280) await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Export' }).click()
    const message = page.getByText('1 bookmark exported.')
    await expect(message).toBeVisible()
    const boxes = [message, undo.locator('..')].map(async (each) => {
      const {
        x = NaN,
        y = NaN,
        width: across = NaN,
        height = NaN,
      } = (await each.boundingBox()) ?? {}
      return { x, y, right: x + across, bottom: y + height }
    })
    const [upper, lower] = await Promise.all(boxes)
    expect(upper?.bottom).toBeLessThanOrEqual(lower?.y ?? NaN)
    for (const box of [upper, lower]) {
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect(box?.right).toBeLessThanOrEqual(width)
      expect(box?.bottom).toBeLessThanOrEqual(600)
    }
    await undo.click()
    await expect(page.getByText('restored.')).toBeVisible()
  })
}

test(
  'A visitor sees what an import will do, and it overwrites nothing',
  { tag: '@firefox' },
  async ({ page }) => {
    await openWith(page, [bookmarkOf('2024-01-05', { title: 'Mine' })])
    const dialog = await importText(
      page,
      JSON.stringify([
        entryOf('2024-01-05'),
        entryOf('2024-01-06'),
        { title: 'Dateless', url: 'https://x.example/a.png' },
      ]),
    )
    await expect(dialog).toContainText('1 new bookmark will be added.')
    await expect(dialog).toContainText('1 is already bookmarked.')
    await expect(dialog).toContainText('“Dateless” has no date.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await storedRecords(page)).toHaveLength(1)

    await importText(page, JSON.stringify([entryOf('2024-01-05'), entryOf('2024-01-06')]))
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

test('A visitor drops a file on the screen, and it is read', async ({ page }) => {
  await openWith(page, [])
  const items = Array.from({ length: 20 }, (_, place) => ({ title: `Dateless ${place}` }))
  await page.getByRole('main').evaluate(
    (main, text) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'a.json'))
      for (const type of ['dragover', 'drop']) {
        main.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
      }
    },
    JSON.stringify([entryOf('2024-01-05'), ...items]),
  )
  const dialog = page.getByRole('dialog', { name: 'Import bookmarks' })
  await expect(dialog).toContainText('20 can’t be used:')
})

test('A file dropped on the page does not replace it, and a text can still be dropped', async ({
  page,
}) => {
  for (const path of ['/nowhere', '/dateview?date=2024-01-05']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'By Date' })).toBeVisible()
    expect(await prevented(page, 'file'), path).toEqual(['dragover', 'drop'])
  }
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  expect(await prevented(page, 'file')).toEqual(['dragover', 'drop'])
  expect(await prevented(page, 'text')).toEqual([])
})

/** Which of a drag's events the page keeps from the browser. */
function prevented(page: Page, dragged: 'file' | 'text') {
  return page.getByRole('main').evaluate((main, kind) => {
    const dataTransfer = new DataTransfer()
    if (kind === 'file') dataTransfer.items.add(new File([], 'folder'))
    else dataTransfer.setData('text/plain', 'a word')
    return ['dragover', 'drop'].filter((type) => {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
      main.dispatchEvent(event)
      return event.defaultPrevented
    })
  }, dragged)
}

test('A failed export or import says which it was', async ({ page }) => {
  const alerts = alertsOf(page)
  await openWith(page, [bookmarkOf('2024-01-05')])
  const dialog = await importText(page, JSON.stringify([entryOf('2024-01-06')]))
  await expect(dialog.getByRole('button', { name: 'Add 1 bookmark' })).toBeVisible()
  await page.evaluate(() => {
    IDBTransaction.prototype.objectStore = () => {
      throw new DOMException('not today', 'UnknownError')
    }
  })
  await dialog.getByRole('button', { name: 'Add 1 bookmark' }).click()
  await expect
    .poll(() => alerts)
    .toEqual([expect.stringContaining('The file could not be imported. UnknownError')])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  await expect
    .poll(() => alerts)
    .toEqual([
      expect.anything(),
      expect.stringContaining('Your bookmarks could not be exported. UnknownError'),
    ])
})
