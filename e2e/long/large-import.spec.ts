import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { alertsOf, crash } from '../fixtures/browser.ts'
import { expect, test } from '../fixtures/app.ts'
import { listOfDays, seedBookmarks } from '../fixtures/database.ts'
import { entryOf } from '../fixtures/entries.ts'

test.slow()
test.use({ answers: {} })

const total = 11_480
const { dayAt } = listOfDays(total)
const explanation = 'A lamp was lit, and the night came to look at it. '.repeat(20)
const json = JSON.stringify(
  Array.from({ length: total }, (_, index) => entryOf(dayAt(index + 1), { explanation })),
)

/** A browser with one bookmark imports them. */
async function importAll(page: Page) {
  const path = test.info().outputPath('bookmarks.json')
  writeFileSync(path, json)
  await page.goto('/bookmarks')
  await page.getByLabel('File to import').setInputFiles(path)
  await expect(page.getByText('Importing…')).toBeVisible()
}

const seed = (page: Page) => seedBookmarks(page, ['1999-12-31'])

function countStored(page: Page) {
  return page.evaluate(async () => {
    const open = indexedDB.open('bookmark')
    await new Promise((resolve) => open.addEventListener('success', resolve))
    const counted = open.result
      .transaction('bookmarkedItems')
      .objectStore('bookmarkedItems')
      .count()
    await new Promise((resolve) => counted.addEventListener('success', resolve))
    open.result.close()
    return counted.result
  })
}

test('A tab killed in the middle of an import leaves all of it or nothing', async ({
  page,
  context,
}) => {
  await seed(page)
  for (const milliseconds of [200, 600, 1200]) {
    const victim = await context.newPage()
    await importAll(victim)
    await victim.waitForTimeout(milliseconds)
    await crash(victim)
    expect([1, total + 1]).toContain(await countStored(page))
  }
})

test('A visitor imports 11,480 bookmarks, searches in them, and takes them back', async ({
  page,
}) => {
  await seed(page)
  await importAll(page)
  await expect(page.getByText('11,480 bookmarks added.')).toBeVisible({ timeout: 60_000 })
  const undo = page.getByRole('button', { name: 'Undo' })
  // Its time stands still meanwhile.
  await undo.hover()
  await expect(page.getByRole('heading', { name: '11,481 bookmarks' })).toBeVisible({
    timeout: 30_000,
  })
  await page.getByRole('searchbox').pressSequentially('lamp 2024-02-2')
  await expect(page.getByText('10 of 11,481 bookmarks').first()).toBeVisible({ timeout: 30_000 })
  await undo.click()
  await expect.poll(() => countStored(page), { timeout: 60_000 }).toBe(1)
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
  await importAll(page)
  await expect.poll(() => alerts, { timeout: 30_000 }).toHaveLength(1)
  expect(alerts[0]).toContain('The file could not be imported. QuotaExceededError')
  expect(await countStored(page)).toBe(1)
})
