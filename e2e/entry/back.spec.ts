import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate, expectStepBack } from '../fixtures/page.ts'

test.use({ answers: {} })

/** Opens the dialog of a day that another one was shown before. */
async function openSecondDay(page: Page) {
  await page.goto('/dateview?date=2024-01-04')
  const { lookUp, title, dialog, zoom, viewer } = byDate(page)
  await lookUp('2024-01-05')
  await expect(title).toHaveText('The Sky of 2024-01-05')
  await title.click()
  await expect(dialog).toBeVisible()
  return { title, dialog, zoom, viewer }
}

test(
  'Back closes the viewer, then the dialog, and only then leads to the day before',
  { tag: '@firefox' },
  async ({ page }) => {
    const { title, dialog, zoom, viewer } = await openSecondDay(page)
    await zoom.click()
    await expect(viewer).toBeVisible()
    await page.goBack()
    await expect(viewer).toHaveCount(0)
    await expect(zoom).toBeFocused()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/dateview?date=2024-01-05')
    await expect(title).toBeFocused()
    await page.goForward()
    await expectStepBack(page)
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(title).toHaveText('The Sky of 2024-01-04')
  },
)

test('A dialog that a visitor closes otherwise leaves nothing in the history, and keys right after that are taken in order', async ({
  page,
}) => {
  const { title, dialog } = await openSecondDay(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await title.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await title.click()
  await expect(dialog).toBeVisible()
  for (const key of ['Escape', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
    await page.keyboard.press(key)
  for (const day of ['2024-01-06', '2024-01-07', '2024-01-06', '2024-01-05', '2024-01-04']) {
    await expect(title).toHaveText(`The Sky of ${day}`)
    await expect(page).toHaveURL(`/dateview?date=${day}`)
    await page.goBack()
  }
})

test('Back after steps in a dialog closes it at the day that it shows', async ({ page }) => {
  const { title, dialog } = await openSecondDay(page)
  async function stepTo(day: string) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: `The Sky of ${day}` })).toBeVisible()
  }
  await stepTo('2024-01-06')
  await stepTo('2024-01-07')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(title).toBeFocused()
  await expect(title).toHaveText('The Sky of 2024-01-07')
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-01-04')
})

test('After a reload with an open dialog the screen shows its day, and Back leads to the day before', async ({
  page,
}) => {
  const { title, dialog } = await openSecondDay(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/dateview?date=2024-01-06')
  await page.reload()
  await expect(title).toHaveText('The Sky of 2024-01-06')
  await expect(dialog).toHaveCount(0)
  await expectStepBack(page)
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-01-04')
})

test('Back over several entries at once closes all dialogs, and keeps the way forward', async ({
  page,
}) => {
  const { title, dialog, zoom } = await openSecondDay(page)
  await zoom.click()
  await expect(dialog).toHaveCount(2)
  await page.evaluate(() => history.go(-3))
  await expect(title).toHaveText('The Sky of 2024-01-04')
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  await expect(title).toHaveText('The Sky of 2024-01-05')
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-01-04')
})
