import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'

test.use({ answers: {} })

test.beforeEach(async ({ page }) => {
  await page.goto('/dateview?date=2024-01-04')
  await byDate(page).lookUp('2024-01-05')
  await expect(byDate(page).title).toHaveText('The Sky of 2024-01-05')
})

async function openModal(page: Page) {
  const { title, modal } = byDate(page)
  await title.click()
  await expect(modal).toBeVisible()
  return { title, modal }
}

const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Image viewer' })

test('Back closes the viewer first, then the modal, and leaves the day; the next one changes it', async ({
  page,
}) => {
  const { title, modal } = await openModal(page)
  await modal.getByRole('button', { name: 'Zoom', exact: true }).click()
  await expect(viewerOf(page)).toBeVisible()
  await page.goBack()
  await expect(viewerOf(page)).toHaveCount(0)
  await expect(modal).toHaveCount(1)
  await page.goBack()
  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL('/dateview?date=2024-01-05')
  await expect(title).toBeFocused()
  await page.keyboard.press('?')
  await expect(modal).toBeVisible()
  await page.goBack()
  await expect(modal).toHaveCount(0)
  await expect(title).toHaveText('The Sky of 2024-01-05')
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-01-04')
})

test('a modal closed otherwise leaves nothing in the history', async ({ page }) => {
  const { title, modal } = byDate(page)
  for (let time = 0; time < 3; time += 1) {
    await title.click()
    await expect(modal).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
  }
  await expect
    .poll(() => page.evaluate(() => Reflect.get(history.state ?? {}, 'layers')))
    .toBe(undefined)
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-01-04')
})

test('after steps in the modal, Back closes it at the day that it shows', async ({ page }) => {
  const { title, modal } = await openModal(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'The Sky of 2024-01-06' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'The Sky of 2024-01-07' })).toBeVisible()
  await page.goBack()
  await expect(modal).toHaveCount(0)
  await expect(title).toHaveText('The Sky of 2024-01-07')
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-01-06')
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-01-05')
})

test('a step right after Escape is taken', async ({ page }) => {
  const { title } = await openModal(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText('The Sky of 2024-01-06')
  await expect(page).toHaveURL('/dateview?date=2024-01-06')
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-01-05')
})

test('Back closes the import dialog and imports nothing', async ({ page }) => {
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await page.getByLabel('File to import').setInputFiles({
    name: 'bookmarks.json',
    mimeType: 'application/json',
    buffer: Buffer.from('[{"date":"2024-01-06","title":"A Lamp","url":"https://a.example/b.png"}]'),
  })
  await expect(page.getByRole('dialog', { name: 'Import bookmarks' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/bookmarks')
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
})

test('midnight does not change the day behind a modal', async ({ page }) => {
  await page.clock.install({ time: '2026-11-19T23:59:00-05:00' })
  await page.goto('/dateview')
  const { title, modal } = byDate(page)
  await expect(title).toHaveText('The Sky of 2026-11-19')
  await page.clock.setFixedTime('2026-11-20T00:01:00-05:00')
  await title.click()
  await expect(modal).toBeVisible()
  await page.goBack()
  await expect(modal).toHaveCount(0)
  await expect(title).toHaveText('The Sky of 2026-11-19')
})
