import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate, expectStepBack } from '../fixtures/page.ts'
import { listOfDays } from '../fixtures/database.ts'

test.use({ answers: {} })

/** Opens the dialog of a day that another one was shown before. */
async function openSecondDay(page: Page) {
  await page.goto('/dateview?date=2024-01-04')
  const { lookUp, title, dialog } = byDate(page)
  await lookUp('2024-01-05')
  await expect(title).toHaveText('The Sky of 2024-01-05')
  await title.click()
  await expect(dialog).toBeVisible()
  return { title, dialog }
}

test(
  'Back closes the viewer, then the dialog, and only then leads to the day before',
  { tag: '@firefox' },
  async ({ page }) => {
    const { title, dialog } = await openSecondDay(page)
    const opener = dialog.getByRole('button', { name: 'Zoom', exact: true })
    await opener.click()
    const viewer = page.getByRole('dialog', { name: 'Image viewer' })
    await expect(viewer).toBeVisible()
    await page.goBack()
    await expect(viewer).toHaveCount(0)
    await expect(opener).toBeFocused()
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

test('A dialog that a visitor closes otherwise leaves nothing in the history', async ({ page }) => {
  const { title, dialog } = await openSecondDay(page)
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await title.click()
    await expect(dialog).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expectStepBack(page)
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-01-04')
})

test('Back after steps in a dialog closes it at the day that it shows', async ({ page }) => {
  const { title, dialog } = await openSecondDay(page)
  for (const day of ['2024-01-06', '2024-01-07']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: `The Sky of ${day}` })).toBeVisible()
  }
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(title).toBeFocused()
  for (const day of ['2024-01-07', '2024-01-04']) {
    await expect(title).toHaveText(`The Sky of ${day}`)
    await page.goBack()
  }
})

test('Back over several entries at once closes all dialogs, and keeps the way forward', async ({
  page,
}) => {
  const { title, dialog } = await openSecondDay(page)
  await dialog.getByRole('button', { name: 'Zoom', exact: true }).click()
  await expect(dialog).toHaveCount(2)
  await page.evaluate(() => history.go(-3))
  await expect(title).toHaveText('The Sky of 2024-01-04')
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  await expect(title).toHaveText('The Sky of 2024-01-05')
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-01-04')
})

test('Steps right after Escape are taken in order', async ({ page }) => {
  const { title } = await openSecondDay(page)
  for (const key of ['Escape', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
    await page.keyboard.press(key)
  for (const day of ['2024-01-06', '2024-01-07', '2024-01-06', '2024-01-05', '2024-01-04']) {
    await expect(title).toHaveText(`The Sky of ${day}`)
    await expect(page).toHaveURL(`/dateview?date=${day}`)
    await page.goBack()
  }
})

test('Letters typed right after a dialog closes are all searched for', async ({ page }) => {
  await listOfDays(3).seed(page)
  await page.goto('/bookmarks')
  const { card, title, dialog } = byDate(page)
  const field = page.getByRole('searchbox')
  await title.first().click()
  await expect(dialog).toBeVisible()
  // In one task, before the browser has stepped back.
  await dialog.getByRole('button', { name: 'Close' }).evaluate((close: HTMLElement) => {
    close.click()
    document.querySelector<HTMLElement>('[type=search]')?.focus()
    for (const letter of '2020') document.execCommand('insertText', false, letter)
  })
  await field.pressSequentially('-01-03')
  await expect(field).toHaveValue('2020-01-03')
  await expect(page).toHaveURL('/bookmarks?q=2020-01-03')
  await expect(card).toHaveCount(1)
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

test('Back from a link in a bookmark’s dialog leads to the list', async ({ page }) => {
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Moved' }),
  )
  await listOfDays(2).seed(page)
  await page.goto('/bookmarks')
  const { title, dialog, submit } = byDate(page)
  await title.first().click()
  await dialog.getByRole('link', { name: 'Look it up again' }).click()
  await expect(submit).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expectStepBack(page)
  await page.goBack()
  await expect(page).toHaveURL('/bookmarks')
  await expect(dialog).toHaveCount(0)
})
