import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'
import { finger } from '../fixtures/finger.ts'

test.use({
  hasTouch: true,
  viewport: { width: 375, height: 667 },
  answers: { explanation: 'Lit at dusk. '.repeat(300) },
})

test.beforeEach(({ page }) => page.goto('/dateview?date=2024-01-05'))

const day = (page: Page, date: string) => page.getByRole('dialog', { name: `The Sky of ${date}` })

async function openDialog(page: Page) {
  await byDate(page).title.click()
  await expectToTakeTouches(day(page, '2024-01-05'))
  return finger(page)
}

/** A dialog that has just opened takes none, which may be those of a second tap. */
async function expectToTakeTouches(dialog: Locator) {
  await expect(dialog.locator('> :first-child')).toHaveCSS('pointer-events', 'auto')
}

test('In the dialog only a swipe goes to another day', async ({ page }) => {
  const { press, move, lift, swipe } = await openDialog(page)
  const { dialog } = byDate(page)
  await swipe(300, 200, { x: -150 })
  await expect(day(page, '2024-01-06')).toBeVisible()
  await swipe(80, 200, { x: 200 })
  await expect(day(page, '2024-01-05')).toBeVisible()
  await press(300, 200)
  await move({ x: -150 })
  await move({ x: 140 })
  await lift()
  await swipe(180, 500, { x: -60, y: -300 })
  await expect.poll(() => dialog.evaluate((box) => box.scrollTop)).toBeGreaterThan(100)
  await swipe(180, 200, { y: 300 })
  await dialog.getByText('Lit at dusk.').selectText()
  await swipe(300, 200, { x: -150 })
  await page.waitForTimeout(300)
  await expect(page).toHaveURL('/dateview?date=2024-01-05&open')
  await expect(day(page, '2024-01-05')).toBeVisible()
})

test('In the viewer a swipe steps, closes, or moves what is zoomed', async ({ page }) => {
  const { swipe, spread } = await openDialog(page)
  const { zoom, viewer } = byDate(page)
  await zoom.click()
  await expectToTakeTouches(viewer)
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeVisible()
  await swipe(300, 300, { x: -200 })
  await expect(viewer.getByText('The Sky of 2024-01-06')).toBeVisible()
  await expect(page).toHaveURL('/dateview?date=2024-01-06&open&picture')
  // While the picture comes back to its place, the library takes no swipe.
  await expect.poll(() => viewer.evaluate((it) => it.getAnimations({ subtree: true }))).toEqual([])
  await page.waitForTimeout(300)
  await swipe(80, 300, { x: 200 })
  await expect(viewer.getByText('The Sky of 2024-01-05')).toBeVisible()

  const width = async () => (await viewer.getByRole('img').boundingBox())?.width ?? 0
  const whole = await width()
  await spread(180, 300)
  await expect.poll(width).toBeGreaterThan(1.1 * whole)
  await swipe(300, 300, { x: -200 })
  await swipe(180, 200, { y: 250 })
  await expect(viewer.getByText('The Sky of 2024-01-05')).toBeVisible()

  await viewer.getByRole('button', { name: 'Zoom out' }).click({ clickCount: 3, delay: 400 })
  await expect.poll(width).toBe(whole)
  await swipe(180, 200, { y: 250 })
  await expect(viewer).toHaveCount(0)
  await expect(day(page, '2024-01-05')).toBeVisible()
})
