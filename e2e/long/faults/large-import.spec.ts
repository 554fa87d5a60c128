import type { Page } from '@playwright/test'
import { alertsOf } from '../../fixtures/alerts.ts'
import { expect, test } from '../../fixtures/app.ts'
import { entryOf } from '../../fixtures/entries.ts'
import { listOfDays, seedBookmarks } from '../../fixtures/list-of-days.ts'

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

/** What the browser has bookmarked before. */
const seed = (page: Page) => seedBookmarks(page, ['1999-12-31'])

async function choose(page: Page) {
  await page.goto('/bookmarks')
  await page.getByLabel('File to import').setInputFiles(file)
  const add = page.getByRole('button', { name: 'Add 11,480 bookmarks' })
  await expect(add).toBeVisible({ timeout: 20_000 })
  return { add, progress: page.getByRole('progressbar', { name: 'Adding bookmarks' }) }
}

/** How many bookmarks the database has. */
const countStored = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('bookmark')
    await new Promise((done) => open.addEventListener('success', done))
    const all = open.result.transaction('bookmarkedItems').objectStore('bookmarkedItems').count()
    await new Promise((done) => all.addEventListener('success', done))
    open.result.close()
    return all.result
  })

test('an import of 11,480 says that it reads, checks and adds, and how far it is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const texts: string[] = []
    Reflect.set(globalThis, 'progressTexts', texts)
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('dialog p, [role=status]')) {
        if (/^(Reading|Checking|Adding)/.test(textContent ?? '')) texts.push(textContent ?? '')
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  await seed(page)
  const { add } = await choose(page)
  await add.click()
  await expect(page.getByText('11,480 bookmarks imported.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('11,481 bookmarks', { exact: true })).toBeVisible()
  expect(await countStored(page)).toBe(total + 1)
  const texts = new Set(
    await page.evaluate((): unknown[] => Reflect.get(globalThis, 'progressTexts')),
  )
  expect(texts).toContain('Reading the file…')
  expect(texts).toContain('Checking the bookmarks…')
  const counts = [...texts].flatMap((text) => {
    const [, count = ''] = /^Adding ([\d,]+) of 11,480 bookmarks…$/.exec(String(text)) ?? []
    return count ? [Number(count.replace(',', ''))] : []
  })
  expect(counts.length).toBeGreaterThan(5)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
})

test('a tab killed in the middle of it leaves all or nothing', async ({ page, context }) => {
  await seed(page)
  const { add, progress } = await choose(page)
  await add.click()
  await expect(progress).toBeVisible()
  const other = await context.newPage()
  await page.close()
  await other.goto('/bookmarks')
  const counts = [1, total + 1]
  await expect.poll(async () => counts.includes(await countStored(other))).toBe(true)
  await other.waitForTimeout(1000)
  expect(counts).toContain(await countStored(other))
  await expect(other.getByRole('article').first()).toBeVisible()
})

for (const [how, stop] of [
  ['Cancel', (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.goBack()],
] as const) {
  test(`${how} in the middle of it stops it, and leaves nothing of it`, async ({ page }) => {
    const alerts = alertsOf(page)
    await seed(page)
    const { add, progress } = await choose(page)
    await add.click()
    await expect(progress).toHaveAttribute('value', /[1-9]/)
    await stop(page)
    await expect(page.getByText('You stopped the import: nothing was imported.')).toBeVisible()
    await expect(progress).toHaveCount(0)
    expect(await countStored(page)).toBe(1)
    expect(alerts).toEqual([])
    await page.reload()
    await expect(page.getByText('1 bookmark', { exact: true })).toBeVisible()
  })
}

test('a full disk leaves nothing of it, and says so', async ({
  page,
  context,
  app,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only its driver can fill a disk')
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
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('a second import at the same time adds what the first has not', async ({ page, context }) => {
  await seed(page)
  const second = await context.newPage()
  const there = await choose(second)
  const here = await choose(page)
  await Promise.all([here.add.click(), there.add.click()])
  const said = /^([\d,]+) bookmarks imported\.$/
  await expect(page.getByText(said)).toBeVisible({ timeout: 30_000 })
  await expect(second.getByText(said)).toBeVisible({ timeout: 30_000 })
  const texts = [await page.getByText(said).innerText(), await second.getByText(said).innerText()]
  expect(texts.toSorted()).toEqual(['0 bookmarks imported.', '11,480 bookmarks imported.'])
  expect(await countStored(page)).toBe(total + 1)
})
