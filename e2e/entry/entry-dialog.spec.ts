import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'

test.use({
  answers: {
    title: 'A Lamp',
    copyright: 'Ada Nova',
    explanation: 'Lit at dusk. '.repeat(300),
  },
})

test.beforeEach(({ page }) => page.goto('/dateview?date=2024-01-05'))

test('a click anywhere on the card opens it, and it has title, copyright, date, media and explanation', async ({
  page,
}) => {
  const { card, modal, title } = byDate(page)
  const close = modal.getByRole('button', { name: 'Close' })
  const places = [card.getByRole('img'), card.getByText('© Ada Nova'), card.getByRole('heading')]
  for (const place of places) {
    await place.click()
    await expect(modal).toBeVisible()
    await close.click()
    await expect(modal).toHaveCount(0)
    await expect(title).toBeFocused()
  }
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(modal, key).toBeVisible()
    await expect(close).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(title).toBeFocused()
  }
  await title.click()
  await expect(page.getByRole('dialog', { name: 'A Lamp' })).toBeVisible()
  await expect(modal.getByRole('heading', { name: 'A Lamp' })).toBeVisible()
  await expect(modal.getByText('© Ada Nova')).toBeVisible()
  await expect(modal.getByText('2024-01-05')).toBeVisible()
  await expect(modal.getByRole('img', { name: 'A Lamp' })).toBeVisible()
  await expect(modal.getByText('Lit at dusk.')).toBeVisible()
})

test('a click on the heart does not, and pointing at the heart does not highlight the title', async ({
  page,
}) => {
  const { card, heart, modal, title } = byDate(page)
  const color = () => title.evaluate((button) => getComputedStyle(button).color)
  await page.mouse.move(0, 0)
  const quiet = await color()
  await card.getByText('© Ada Nova').hover()
  await expect.poll(color).not.toBe(quiet)
  await heart.hover()
  await expect.poll(color).toBe(quiet)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(modal).toHaveCount(0)
})

test('a click outside closes it; one inside, or a drag from inside out, does not', async ({
  page,
}) => {
  const { title, modal } = byDate(page)
  await title.click()
  await modal.getByText('Lit at dusk.').click()
  await expect(modal).toBeVisible()
  await modal.getByRole('heading').hover()
  await page.mouse.down()
  await page.mouse.move(10, 300)
  await page.mouse.up()
  await expect(modal).toBeVisible()
  await expectClickToClose(page, 10, 300)
})

test('a double click on what opens a dialog, outside it, opens it', async ({ page }) => {
  const { modal } = byDate(page)
  const { x = 0, y = 0 } =
    (await page.getByRole('button', { name: 'Keyboard shortcuts' }).boundingBox()) ?? {}
  const [across, down] = [x + 20, y + 20]
  await page.mouse.dblclick(across, down, { delay: 60 })
  await expect(modal).toBeVisible()
  const { x: left = 0, width: wide = 0 } = (await modal.boundingBox()) ?? {}
  expect(left + wide).toBeLessThan(across)
  await expectClickToClose(page, across, down)
})

/** Waits first: an early click counts as the second of a double click. */
async function expectClickToClose(page: Page, x: number, y: number) {
  const { modal } = byDate(page)
  await expect(async () => {
    await page.mouse.click(x, y)
    await expect(modal).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

test('the page behind does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 300 })
  const { title, modal } = byDate(page)
  await title.click()
  await modal.getByRole('heading').hover()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => modal.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(0)
  await page.mouse.move(5, 150)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('End')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
