import type { Page } from '@playwright/test'
import { alertsOf } from '../fixtures/browser.ts'
import { expect, test } from '../fixtures/app.ts'
import { listOfDays, seedBookmarks, storedRecords } from '../fixtures/database.ts'
import { entryOf } from '../fixtures/entries.ts'

test.slow()
test.use({ answers: {} })

const total = 11_480
const { dayAt } = listOfDays(total)
const explanation = 'A lamp was lit, and the night came to look at it. '.repeat(20)
const file = {
  name: 'bookmarks.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify(
      Array.from({ length: total }, (_, index) => entryOf(dayAt(index + 1), { explanation })),
    ),
  ),
}

async function choose(page: Page) {
  await page.goto('/bookmarks')
  await page.getByLabel('File to import').setInputFiles(file)
  const add = page.getByRole('button', { name: 'Add 11,480 bookmarks' })
  await expect(add).toBeVisible({ timeout: 20_000 })
  return { add, progress: page.getByRole('progressbar', { name: 'Adding bookmarks' }) }
}

const countStored = async (page: Page) => (await storedRecords(page)).length

/** What the browser has bookmarked before. */
const seed = (page: Page) => seedBookmarks(page, ['1999-12-31'])

test('A visitor imports 11,480 bookmarks, sees how far it is, and searches in them', async ({
  page,
}) => {
  await seed(page)
  const { add, progress } = await choose(page)
  await add.click()
  await expect(progress).toHaveAttribute('value', /[1-9]/)
  await expect(page.getByText(/^Adding [\d,]+ of 11,480 bookmarks…$/)).toBeVisible()
  await expect(page.getByText('11,480 bookmarks imported.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('11,481 bookmarks', { exact: true })).toBeVisible()
  expect(await countStored(page)).toBe(total + 1)
  const field = page.getByRole('searchbox')
  await field.pressSequentially('lamp 2024-02-2')
  await expect(field).toHaveValue('lamp 2024-02-2')
  await expect(page.getByText('10 of 11,481 bookmarks').first()).toBeVisible()
  await expect(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '10')
})

test('A tab killed in the middle of an import leaves all of it or nothing', async ({
  page,
  context,
}) => {
  await seed(page)
  const { add, progress } = await choose(page)
  await add.click()
  await expect(progress).toBeVisible()
  const other = await context.newPage()
  await page.close()
  await other.goto('/bookmarks')
  await expect(other.getByRole('article').first()).toBeVisible()
  expect([1, total + 1]).toContain(await countStored(other))
})

test('A visitor stops an import by Back, and nothing of it is left', async ({ page }) => {
  const alerts = alertsOf(page)
  await seed(page)
  const { add, progress } = await choose(page)
  await add.click()
  await expect(progress).toHaveAttribute('value', /[1-9]/)
  await page.goBack()
  await expect(page.getByText('Import cancelled. Nothing was added.')).toBeVisible()
  expect(await countStored(page)).toBe(1)
  expect(alerts).toEqual([])
})

test('A full disk leaves nothing of an import, and the page says so', async ({
  page,
  context,
  app,
}) => {
  const alerts = alertsOf(page)
  // Before the first write: the browser remembers for a while how much room there is.
  const driver = await context.newCDPSession(page)
  await driver.send('Storage.overrideQuotaForOrigin', { origin: app.origin, quotaSize: 2_000_000 })
  await seed(page)
  const { add } = await choose(page)
  await add.click()
  await expect.poll(() => alerts, { timeout: 30_000 }).toHaveLength(1)
  expect(alerts[0]).toContain('The file could not be imported. QuotaExceededError')
  expect(await countStored(page)).toBe(1)
  await expect(add).toBeVisible()
})

test('Two tabs import the same file, and each bookmark is added once', async ({
  page,
  context,
}) => {
  await seed(page)
  const second = await context.newPage()
  const there = await choose(second)
  const here = await choose(page)
  await Promise.all([here.add.click(), there.add.click()])
  const said = /^([\d,]+) bookmarks imported\.$/
  const texts: string[] = []
  for (const tab of [page, second]) {
    await expect(tab.getByText(said)).toBeVisible({ timeout: 30_000 })
    texts.push(await tab.getByText(said).innerText())
  }
  expect(texts.toSorted()).toEqual(['0 bookmarks imported.', '11,480 bookmarks imported.'])
  expect(await countStored(page)).toBe(total + 1)
})
