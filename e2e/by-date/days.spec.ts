import { expect, type Page, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'

test.use({ answers: {} })

async function open(page: Page, date: string) {
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  await page.goto(`/dateview?date=${date}`)
  await expectDay(page, date)
}

const expectDay = (page: Page, date: string) =>
  expect(byDate(page).title).toHaveText(`The Sky of ${date}`)

test('Buttons and keys lead from day to day', async ({ page }) => {
  await open(page, '2024-03-01')
  const { previous, next, random, title, date, dialog } = byDate(page)
  await page.keyboard.press('ArrowLeft')
  await expectDay(page, '2024-02-29')
  await expect(page).toHaveURL('/dateview?date=2024-02-29')
  await expect(date).toHaveValue('2024-02-29')
  await page.keyboard.press('ArrowRight')
  await expectDay(page, '2024-03-01')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
  await page.keyboard.press('r')
  await expect(title).not.toHaveText('The Sky of 2024-03-01')
  await page.keyboard.press('t')
  await expectDay(page, '2026-11-20')
  await previous.click()
  await previous.click()
  await next.click()
  await expectDay(page, '2026-11-19')
  await random.click()
  await expect(title).not.toHaveText('The Sky of 2026-11-19')
  await page.getByRole('link', { name: 'By Date' }).click()
  await expectDay(page, '2026-11-20')
  await expect(next).toBeDisabled()
})
