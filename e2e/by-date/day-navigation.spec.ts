import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { finger } from '../fixtures/finger.ts'
import { byDate, expectClosed } from '../fixtures/page.ts'

test.use({ answers: {} })

async function open(page: Page, date: string) {
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  await page.goto(`/dateview?date=${date}`)
  await expect(byDate(page).title).toHaveText(`The Sky of ${date}`)
}

const about = (page: Page) => page.getByRole('dialog', { name: 'About' })

test('A visitor goes from day to day by buttons and keys, and has keys for heart, dialog, chance and today', async ({
  page,
}) => {
  await open(page, '2024-03-01')
  const { previous, next, random, title, date, heart, dialog } = byDate(page)
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText('The Sky of 2024-02-29')
  await expect(page).toHaveURL('/dateview?date=2024-02-29')
  await expect(date).toHaveValue('2024-02-29')
  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText('The Sky of 2024-03-01')
  await expect(heart).toBeEnabled()
  await page.keyboard.press('b')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
  await page.keyboard.press('r')
  await expect(title).not.toHaveText('The Sky of 2024-03-01')
  await page.keyboard.press('t')
  await expect(title).toHaveText('The Sky of 2026-11-20')
  await previous.click()
  await previous.click()
  await next.click()
  await expect(title).toHaveText('The Sky of 2026-11-19')
  await random.click()
  await expect(title).not.toHaveText('The Sky of 2026-11-19')
})

test('A visitor at the first day, and at today after Today, is told why a button goes no further', async ({
  page,
}) => {
  await open(page, '1995-06-16')
  const { previous, next, card, title } = byDate(page)
  await expect(previous).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  const status = page.getByRole('status').filter({ hasText: 'The first picture is from' })
  await expect(status).toBeVisible()
  await expect(page).toHaveURL('/dateview?date=1995-06-16')
  const word = card.getByText('Today', { exact: true })
  const today = page.getByRole('button', { name: 'Today', exact: true })
  await expect(word).toHaveCount(0)
  await today.click()
  await expect(title).toHaveText('The Sky of 2026-11-20')
  await expect(word).toBeVisible()
  await expect(today).toHaveCount(0)
  await expect(previous).toBeEnabled()
  await expect(next).toBeDisabled()
  await expect(next).toHaveAccessibleDescription('A new picture comes at midnight in New York.')
})

test('A visitor reads the shortcuts, and switches the letters off for good', async ({ page }) => {
  await open(page, '2024-03-01')
  await page.keyboard.press('?')
  await expect(about(page)).toContainText('Random day')
  await expect(about(page)).toContainText('Fill the screen')
  await about(page).getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await page.reload()
  await expect(byDate(page).card).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('?')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/dateview?date=2024-02-29')
  await expect(about(page)).toHaveCount(0)
  await test.step('The viewer ignores its letters, too.', async () => {
    await byDate(page).title.click()
    await byDate(page).zoom.click()
    const fill = page.getByRole('button', { name: 'Full screen', exact: true })
    await expect(fill).toBeVisible()
    await page.keyboard.press('f')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/dateview?date=2024-03-01&open&picture')
    await expect(fill).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expectClosed(page)
  })
  await page.getByRole('button', { name: 'About' }).click()
  await about(page).getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await expect(page).not.toHaveURL('/dateview?date=2024-03-01')
})

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } })

  test('A visitor swipes to the next day and to the previous one, and no other movement leads on', async ({
    page,
  }) => {
    await open(page, '2024-03-05')
    const { title } = byDate(page)
    const { swipe } = await finger(page)
    await swipe(300, 300, { x: -150, y: 5 })
    await expect(title).toHaveText('The Sky of 2024-03-06')
    await swipe(100, 300, { x: 160 })
    await expect(title).toHaveText('The Sky of 2024-03-05')
    await swipe(200, 300, { x: -15 })
    await swipe(200, 400, { x: -10, y: -200 })
    await swipe(5, 300, { x: 195 })
    await swipe(369, 300, { x: -250 })
    await expect(title).toHaveText('The Sky of 2024-03-05')
  })

  test('A visitor’s finger moves an enlarged page, and not its days @rare', async ({ page }) => {
    await open(page, '2024-03-05')
    const { title } = byDate(page)
    const { swipe, spread } = await finger(page)
    await spread(187, 300)
    const left = () => page.evaluate(() => visualViewport?.pageLeft ?? 0)
    const before = await left()
    await swipe(250, 300, { x: -150 })
    await expect.poll(left).toBeGreaterThan(before + 50)
    await expect(title).toHaveText('The Sky of 2024-03-05')
  })
})
