import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { finger } from './finger.ts'

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'only Chromium takes a finger from a test',
)
test.use({
  hasTouch: true,
  viewport: { width: 375, height: 667 },
  answers: { explanation: 'Lit at dusk. '.repeat(300) },
})

test.beforeEach(({ page }) => page.goto('/dateview?date=2024-01-05'))

const day = (page: Page, date: string) => page.getByRole('dialog', { name: `The Sky of ${date}` })

async function openModal(page: Page) {
  await byDate(page).title.click()
  await expect(day(page, '2024-01-05')).toBeVisible()
  return finger(page)
}

async function openViewer(page: Page) {
  const touch = await openModal(page)
  await page.getByRole('button', { name: 'Zoom', exact: true }).click()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  await expect(viewer).toBeVisible()
  return { ...touch, viewer }
}

/** Pushes the modal's picture to the side, and expects how far it follows. */
async function pushPicture(page: Page, by: number, follows: number) {
  const touch = await openModal(page)
  const left = () =>
    byDate(page)
      .modal.getByRole('img')
      .evaluate((image) => image.getBoundingClientRect().x)
  const before = await left()
  await touch.press(300, 200)
  await touch.move({ x: by })
  expect(await left()).toBeCloseTo(before + follows, 0)
  return { ...touch, left, before }
}

test('in the modal the picture moves with the finger, and a swipe goes to the next and the previous day', async ({
  page,
}) => {
  const { press, move, lift, swipe } = await pushPicture(page, -150, -150)
  await test.step('one that turns back leaves everything where it was', async () => {
    await move({ x: 140 })
    await lift()
    await page.waitForTimeout(300)
    await expect(day(page, '2024-01-05')).toBeVisible()
    await expect(page).toHaveURL('/dateview?date=2024-01-05')
  })
  await test.step('one to the screen’s edge is the browser’s', async () => {
    await swipe(369, 200, { x: -250 })
    await page.waitForTimeout(300)
    await expect(day(page, '2024-01-05')).toBeVisible()
  })
  await press(300, 200)
  await move({ x: -150 })
  await lift()
  await expect(day(page, '2024-01-06')).toBeVisible()
  await swipe(80, 200, { x: 200 })
  await expect(day(page, '2024-01-05')).toBeVisible()
  // To the browser this may be Back, which closes the modal and leaves the day.
  await swipe(6, 200, { x: 250 })
  await page.waitForTimeout(300)
  await expect(page).toHaveURL('/dateview?date=2024-01-05')
  await expect(byDate(page).title).toHaveText('The Sky of 2024-01-05')
})

test('only the step that a swipe made comes from its side', async ({ page }) => {
  const { swipe } = await openModal(page)
  const fromSide = byDate(page).modal.locator('[data-swiped="next"]')
  await swipe(300, 200, { x: -200 })
  await expect(day(page, '2024-01-06')).toBeVisible()
  await expect(fromSide).toHaveCount(1)
  for (const date of ['2024-01-05', '2024-01-04']) {
    await page.keyboard.press('ArrowLeft')
    await expect(day(page, date)).toBeVisible()
    await expect(fromSide).toHaveCount(0)
  }
  for (const date of ['2024-01-05', '2024-01-06']) {
    await page.keyboard.press('ArrowRight')
    await expect(day(page, date)).toBeVisible()
    await expect(fromSide).toHaveCount(0)
  }
})

test('where there is no next day, the picture gives way a little and comes back', async ({
  page,
}) => {
  await page.clock.setFixedTime('2024-01-05T12:00:00-05:00')
  await page.reload()
  const { lift, left, before } = await pushPicture(page, -200, -40)
  await lift()
  await expect.poll(left).toBe(before)
  await expect(day(page, '2024-01-05')).toBeVisible()
})

test('in the modal a finger that moves up scrolls the words, and a swipe down closes it where it can’t scroll up', async ({
  page,
}) => {
  const { swipe } = await openModal(page)
  const { modal } = byDate(page)
  await swipe(180, 500, { y: -300 })
  await expect.poll(() => modal.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(100)
  await expect(day(page, '2024-01-05')).toBeVisible()
  await modal.evaluate((dialog) => dialog.scrollTo(0, 300))
  await swipe(180, 300, { y: 150 })
  await expect(modal).toHaveCount(1)
  await modal.evaluate((dialog) => dialog.scrollTo(0, 0))
  await swipe(180, 200, { y: 200 })
  await expect(modal).toHaveCount(0)
})

test('in the viewer a swipe goes through the days, and down closes it; zoomed, it moves the picture and nothing else', async ({
  page,
}) => {
  const { swipe, viewer } = await openViewer(page)
  await swipe(300, 300, { x: -200 })
  await expect(viewer.getByText('The Sky of 2024-01-06')).toBeVisible()
  await expect(page).toHaveURL('/dateview?date=2024-01-06')
  await swipe(80, 300, { x: 200 })
  await expect(viewer.getByText('The Sky of 2024-01-05')).toBeVisible()

  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(viewer.getByRole('status')).toHaveText('225 %')
  await swipe(300, 300, { x: -200 })
  await swipe(180, 200, { y: 250 })
  await expect(viewer.getByText('The Sky of 2024-01-05')).toBeVisible()

  await page.keyboard.press('0')
  const box = () => viewer.getByRole('img').boundingBox()
  await expect.poll(async () => (await box())?.width).toBe(375)
  await swipe(180, 200, { y: 250 })
  await expect(viewer).toHaveCount(0)
  await expect(day(page, '2024-01-05')).toBeVisible()
})

test('a tap that brings the tools back presses none of them', async ({ page }) => {
  const { press, lift, viewer } = await openViewer(page)
  const tools = viewer.getByRole('button', { name: 'Zoom in' }).locator('..')
  const scale = viewer.getByRole('status')
  const { x = 0, y = 0 } =
    (await viewer.getByRole('button', { name: 'Zoom in' }).boundingBox()) ?? {}
  async function tap() {
    await press(x + 20, y + 20)
    await lift()
  }
  await expect(tools).toHaveCSS('opacity', '0')
  await tap()
  await expect(tools).toHaveCSS('opacity', '1')
  await expect(scale).toHaveText('100 %')
  await tap()
  await expect(scale).toHaveText('150 %')
})
