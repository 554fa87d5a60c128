import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { entryOf } from '../fixtures/entries.ts'

test.use({ answers: {} })

/** Replaces the browser's answers about persistent storage, and counts the requests for it. */
async function mockStorage(page: Page, grants: boolean) {
  await page.addInitScript((answer) => {
    let kept = false
    const value = {
      persisted: () => Promise.resolve(kept),
      persist: () => {
        Reflect.set(globalThis, 'asked', Number(Reflect.get(globalThis, 'asked') ?? 0) + 1)
        kept = answer
        return Promise.resolve(answer)
      },
    }
    Object.defineProperty(navigator, 'storage', { value, configurable: true })
  }, grants)
}

const asked = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'asked') ?? 0))

async function bookmark(page: Page) {
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).heart).toBeEnabled()
  expect(await asked(page)).toBe(0)
  await byDate(page).heart.click()
  await expect(byDate(page).heart).toHaveAttribute('aria-pressed', 'true')
}

/** Opens the list of one bookmark. @returns its backup */
async function openBackup(page: Page) {
  await bookmark(page)
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  return page.getByRole('region', { name: 'Backup' })
}

test('after the first bookmark the page asks for persistent storage, and the screen says so', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox would ask its visitor')
  await mockStorage(page, true)
  await bookmark(page)
  await expect.poll(() => asked(page)).toBe(1)
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(
    page.getByText('Your browser keeps your bookmarks until you remove them.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
})

test('after an import the page asks for persistent storage, and the screen says so', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox would ask its visitor')
  await mockStorage(page, true)
  await page.goto('/bookmarks')
  const backUp = page.getByRole('region', { name: 'Backup' })
  // Nothing to keep yet, so nothing is said about keeping.
  await expect(backUp.getByRole('button', { name: 'Import' })).toBeVisible()
  await expect(backUp).not.toContainText('browser')
  const choose = async () => {
    await page.getByLabel('File to import').setInputFiles({
      name: 'bookmarks.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify([entryOf('2024-01-05')])),
    })
    return page.getByRole('dialog', { name: 'Import bookmarks' })
  }
  const cancelled = await choose()
  await cancelled.getByRole('button', { name: 'Cancel' }).click()
  await expect(cancelled).toHaveCount(0)
  expect(await asked(page)).toBe(0)
  await (await choose()).getByRole('button', { name: 'Add 1 bookmark' }).click()
  await expect(backUp).toContainText('Your browser keeps your bookmarks until you remove them.')
  await expect(backUp).toContainText('1 bookmark imported.')
  expect(await asked(page)).toBe(1)
})

test('if the browser may clear them, the screen says so beside Export', async ({ page }) => {
  await mockStorage(page, false)
  const backUp = await openBackup(page)
  await expect(backUp).toContainText('Saved only in this browser. Export a copy to be safe.')
  await expect(backUp.getByRole('button', { name: 'Export' })).toBeVisible()
})

test('if the browser would ask the visitor, a button explains why first', async ({ page }) => {
  await mockStorage(page, true)
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...given: [string]) => given[0] === '-moz-appearance' || supports(...given)
  })
  await openBackup(page)
  await expect(
    page.getByText('Your browser will ask you before it keeps them for good:'),
  ).toBeVisible()
  expect(await asked(page)).toBe(0)
  await page.getByRole('button', { name: 'Keep for good' }).click()
  await expect(
    page.getByText('Your browser keeps your bookmarks until you remove them.'),
  ).toBeVisible()
  expect(await asked(page)).toBe(1)
})

test('a browser without storage information causes no error', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true })
  })
  await openBackup(page)
  await expect(
    page.getByText('Saved only in this browser. Export a copy to be safe.'),
  ).toBeVisible()
})

test('the sentence and Export go with the last bookmark, and come with the first', async ({
  page,
}) => {
  await mockStorage(page, false)
  await openBackup(page)
  const sentence = page.getByText('Saved only in this browser.')
  const exporting = page.getByRole('button', { name: 'Export' })
  await expect(sentence).toBeVisible()
  await expect(exporting).toBeVisible()
  await page.getByRole('button', { name: 'Remove bookmark' }).click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  await expect(sentence).toHaveCount(0)
  await expect(exporting).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Import' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sentence).toBeVisible()
  await expect(exporting).toBeVisible()
})

const sevenDays = 'Your bookmarks may be deleted after seven days without a visit'

test('Apple’s engine deletes what nobody visits, so there the screen says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })
  })
  await mockStorage(page, false)
  await page.goto('/bookmarks')
  const backUp = page.getByRole('region', { name: 'Backup' })
  await expect(backUp.getByRole('button', { name: 'Import' })).toBeVisible()
  await expect(backUp).not.toContainText(sevenDays)
  await openBackup(page)
  await expect(backUp).toContainText(sevenDays)
  await expect(backUp).not.toContainText('Saved only')
})

test('an installed page is not deleted, and other engines delete nothing', async ({ page }) => {
  await mockStorage(page, false)
  const backUp = await openBackup(page)
  await expect(backUp).toContainText('Saved only in this browser.')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })
    const { matchMedia } = globalThis
    globalThis.matchMedia = (query) =>
      matchMedia(query === '(display-mode: standalone)' ? 'all' : query)
  })
  await page.reload()
  await expect(backUp).toContainText('Saved only in this browser.')
  await expect(backUp).not.toContainText(sevenDays)
})
