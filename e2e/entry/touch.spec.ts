import type { Page } from '@playwright/test'
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
  await expect(day(page, '2024-01-05')).toBeVisible()
  return finger(page)
}

async function openViewer(page: Page) {
  const touch = await openDialog(page)
  const { zoom, viewer } = byDate(page)
  await zoom.click()
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeVisible()
  return { ...touch, viewer }
}

test('In the dialog the picture moves with the finger, and a swipe goes to the next and the previous day', async ({
  page,
}) => {
  const { press, move, lift, swipe } = await openDialog(page)
  const picture = byDate(page).dialog.getByRole('img')
  const left = () => picture.evaluate((image) => image.getBoundingClientRect().x)
  const before = await left()
  await press(300, 200)
  await move({ x: -150 })
  expect(await left()).toBeCloseTo(before - 150, 0)
  await test.step('one that turns back leads nowhere', async () => {
    await move({ x: 140 })
    await lift()
    await page.waitForTimeout(300)
    await expect(day(page, '2024-01-05')).toBeVisible()
  })
  await swipe(300, 200, { x: -150 })
  await expect(day(page, '2024-01-06')).toBeVisible()
  await swipe(80, 200, { x: 200 })
  await expect(day(page, '2024-01-05')).toBeVisible()
})

test('In the dialog a finger that moves up scrolls the words, and a swipe down closes it where it can’t scroll up', async ({
  page,
}) => {
  const { swipe } = await openDialog(page)
  const { dialog } = byDate(page)
  await swipe(180, 500, { y: -300 })
  await expect.poll(() => dialog.evaluate((box) => box.scrollTop)).toBeGreaterThan(100)
  await expect(day(page, '2024-01-05')).toBeVisible()
  await dialog.evaluate((box) => box.scrollTo(0, 300))
  await swipe(180, 300, { y: 150 })
  await expect(dialog).toHaveCount(1)
  await dialog.evaluate((box) => box.scrollTo(0, 0))
  await swipe(180, 200, { y: 200 })
  await expect(dialog).toHaveCount(0)
})

test('In the viewer a swipe goes through the days or closes it, and moves only the picture when two fingers have zoomed that', async ({
  page,
}) => {
  const { swipe, spread, viewer } = await openViewer(page)
  await swipe(300, 300, { x: -200 })
  await expect(viewer.getByText('The Sky of 2024-01-06')).toBeVisible()
  await expect(page).toHaveURL('/dateview?date=2024-01-06')
  await swipe(80, 300, { x: 200 })
  await expect(viewer.getByText('The Sky of 2024-01-05')).toBeVisible()

  const width = async () => (await viewer.getByRole('img').boundingBox())?.width ?? 0
  const whole = await width()
  await spread(180, 300)
  await expect.poll(width).toBeGreaterThan(1.1 * whole)
  await swipe(300, 300, { x: -200 })
  await swipe(180, 200, { y: 250 })
  await expect(viewer.getByText('The Sky of 2024-01-05')).toBeVisible()

  await page.keyboard.press('0')
  await expect.poll(width).toBe(whole)
  // A touch within 300 ms of the last would be a double tap.
  await page.waitForTimeout(300)
  await swipe(180, 200, { y: 250 })
  await expect(viewer).toHaveCount(0)
  await expect(day(page, '2024-01-05')).toBeVisible()
})

test('A tap that brings the tools back presses none of them', async ({ page }) => {
  await page.clock.install()
  const { press, lift, viewer } = await openViewer(page)
  const close = viewer.getByRole('button', { name: 'Close' })
  const { x = 0, y = 0 } = (await close.boundingBox()) ?? {}
  async function tap() {
    await press(x + 20, y + 20)
    await lift()
  }
  await page.clock.fastForward(3000)
  await expect(close.locator('..')).toHaveCSS('opacity', '0')
  await tap()
  await expect(close.locator('..')).toHaveCSS('pointer-events', 'auto')
  await tap()
  await expect(viewer).toHaveCount(0)
})
