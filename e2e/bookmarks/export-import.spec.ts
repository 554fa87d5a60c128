import type { Page } from '@playwright/test'
import { alertsOf } from '../fixtures/alerts.ts'
import { expect } from '../fixtures/app.ts'
import { seedRecords, storedRecords } from '../fixtures/database.ts'
import { test } from './downloads.ts'
import { entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { expectStepBack } from '../fixtures/step-back.ts'

const earlier = new Date('2020-05-05T05:05:05.005Z')

function bookmarkOf(date: string, fields: Record<string, unknown> = {}) {
  return { ...entryOf(date), createdAt: earlier, ...fields }
}

test.use({
  answers: {},
  launchOptions: async ({ launchOptions, downloads }, provide) => {
    await provide({ ...launchOptions, downloadsPath: downloads })
  },
})

async function openWith(page: Page, records: Record<string, unknown>[]) {
  await page.goto('/icon.svg')
  await seedRecords(page, records)
  await page.goto('/bookmarks')
  await expect(page.getByRole('button', { name: 'Import' })).toBeVisible()
}

async function importText(page: Page, text: string) {
  await page.getByLabel('File to import').setInputFiles({
    name: 'bookmarks.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  return page.getByRole('dialog', { name: 'Import bookmarks' })
}

test('an export imported into an empty browser is the same in every field', async ({
  page,
  browser,
  app,
  saved,
}) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  const records = [
    { date: 7, title: ['x'], createdAt: 'yesterday' },
    bookmarkOf('2024-01-05', { copyright: '\nAda ' }),
    bookmarkOf('2024-01-06', { links: [{ text: 'more', address: 'https://nasa.example/' }] }),
  ]
  await openWith(page, records)
  const { name, text } = await saved(page, () =>
    page.getByRole('button', { name: 'Export' }).click(),
  )
  expect(name).toBe('bookmarks-2026-11-20.json')
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

test('the screen says how many bookmarks are in no export yet', async ({ page, saved }) => {
  await openWith(page, [bookmarkOf('2024-01-05'), bookmarkOf('2024-01-06')])
  const backUp = page.getByRole('region', { name: 'Backup' })
  await expect(backUp).toContainText('Export a copy to be safe.')
  await expect(backUp).not.toContainText('last export')
  await saved(page, () => backUp.getByRole('button', { name: 'Export' }).click())
  await expect(backUp).toContainText('No new bookmarks since your last export.')
  await expect(backUp).not.toContainText('to be safe')
  // Bookmarked now, and a removal that is undone: it was exported.
  const dialog = await importText(page, JSON.stringify([entryOf('2024-02-01')]))
  await dialog.getByRole('button', { name: 'Add 1 bookmark' }).click()
  await expect(backUp).toContainText('1 bookmark since your last export.')
  await page.getByRole('button', { name: 'Remove bookmark' }).last().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('is back.')).toBeVisible()
  await expect(backUp).toContainText('1 bookmark since your last export.')
  await page.reload()
  await expect(backUp).toContainText('1 bookmark since your last export.')
})

test('an export says what a file can’t contain', async ({ page, saved }) => {
  await openWith(page, [
    { ...bookmarkOf('2024-01-05'), big: 7n },
    { ...bookmarkOf('2024-01-06'), date: earlier },
  ])
  const { text } = await saved(page, () => page.getByRole('button', { name: 'Export' }).click())
  await expect(
    page.getByText(
      '1 bookmark exported. Some data of 1 bookmark could not be exported. 1 bookmark could not be exported.',
    ),
  ).toBeVisible()
  expect(JSON.parse(text)).toMatchObject({ bookmarks: [{ date: '2024-01-05' }] })
})

test('an import shows what it will do, and overwrites nothing', async ({ page }) => {
  await openWith(page, [bookmarkOf('2024-01-05', { title: 'Mine' })])
  const dialog = await importText(
    page,
    JSON.stringify({
      favorites: [
        entryOf('2024-01-05'),
        entryOf('2024-01-06'),
        { title: 'Dateless', url: 'https://x.example/a.png' },
      ],
    }),
  )
  await expect(dialog).toContainText('1 new bookmark will be added.')
  await expect(dialog).toContainText('1 you already have.')
  await expect(dialog).toContainText('1 can’t be used: “Dateless” has no date.')
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
})

test('a file that can’t be used gets a clear message and changes nothing', async ({ page }) => {
  await openWith(page, [bookmarkOf('2024-01-05')])
  const dialog = page.getByRole('dialog', { name: 'Import bookmarks' })
  const close = dialog.getByRole('button', { name: /^(Close|Cancel)$/ })
  for (const [what, text, says] of [
    ['broken', '[{"date":', 'This file can’t be read. It isn’t JSON, or it is damaged.'],
    ['of something else', '{"theme":"dark"}', 'No bookmarks found in this file.'],
    [
      'hostile',
      '{"__proto__":[{"url":"javascript:alert(1)","title":"<img src=x onerror=alert(1)>","date":"2024-01-05"}]}',
      '1 can’t be used: “<img src=x onerror=alert(1)>” has no valid web address.',
    ],
  ] as const) {
    await test.step(what, async () => {
      await importText(page, text)
      await expect(dialog).toContainText(says)
      await close.click()
      await expect(dialog).toHaveCount(0)
      await expectStepBack(page)
    })
  }
  await test.step('above 64 MB, which is not read', async () => {
    await page.getByRole('main').evaluate((main) => {
      Blob.prototype.text = () => Promise.reject(new Error('read'))
      const dataTransfer = new DataTransfer()
      // The same megabyte many times, which needs the memory of one.
      const part = new Blob([new Uint8Array(1_000_000)])
      dataTransfer.items.add(
        new File(
          Array.from({ length: 65 }, () => part),
          'a.json',
        ),
      )
      main.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    await expect(dialog).toContainText('This file is too large: 65 MB. The limit is 64 MB.')
  })
  expect(await storedRecords(page)).toHaveLength(1)
})

test('a file dropped on the screen is read too, and on a phone in landscape the buttons stand whole below what scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 })
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
  await dialog.evaluate((box) => box.scrollTo(0, 0))
  const bounds = await dialog.boundingBox()
  const add = dialog.getByRole('button', { name: 'Add 1 bookmark' })
  await expect(add).toBeInViewport({ ratio: 1 })
  const button = await add.boundingBox()
  const below = (bounds?.y ?? 0) + (bounds?.height ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
  expect(below).toBeGreaterThanOrEqual(8)
})

test('a failed export or import says which it was', async ({ page }) => {
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
  await page.getByLabel('File to import').setInputFiles({
    name: 'bookmarks.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify([entryOf('2024-01-06')])),
  })
  await expect.poll(() => alerts).toHaveLength(3)
  expect(alerts[2]).toContain('The file could not be imported. UnknownError')
})
