import { findDay } from '../../mock-api/kind.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { clickInPlace } from '../fixtures/click-in-place.ts'
import { mockClipboard } from '../fixtures/clipboard.ts'
import { overlap, resize } from '../fixtures/geometry.ts'

test('its heart and B add and remove the bookmark, and the card follows', async ({ page }) => {
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, modal } = byDate(page)
  await title.click()
  const heart = modal.getByRole('button', { name: 'Bookmark', exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('b')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('b')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Bookmark', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('b')
  await expect(card.getByRole('button', { name: 'Bookmark', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

test('its tools stand in one row after the title, and nothing below them moves', async ({
  page,
}) => {
  await mockClipboard(page, 'takes')
  await page.goto('/dateview?date=2024-01-05')
  const { title, modal } = byDate(page)
  await title.click()
  // The words take no clicks while they fade in.
  await expect(modal.locator('[style*="view-transition-name"]')).toHaveCount(0)
  for (const width of [320, 375, 768, 1024, 1440]) {
    await resize(page, width, 800)
    const words = () =>
      modal
        .getByRole('paragraph')
        .last()
        .evaluate((text) => text.getBoundingClientRect().y)
    const before = await words()
    const copy = modal.getByRole('button', { name: 'Copy credit' })
    const tools = [
      modal.getByRole('button', { name: 'Bookmark', exact: true }),
      modal.getByRole('button', { name: 'Zoom', exact: true }),
      modal.getByRole('link', { name: 'Open original' }),
      modal.getByRole('button', { name: 'Share' }),
      copy,
    ]
    await expect(copy).toBeVisible()
    const middles = await Promise.all(
      tools.map((tool) =>
        tool.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return Math.round((top + bottom) / 2)
        }),
      ),
    )
    expect(new Set(middles).size, `${width} px`).toBe(1)
    await clickInPlace(copy)
    const copied = modal.getByText('Credit copied.')
    await expect(copied).toBeVisible()
    expect(await overlap(copied, modal.getByRole('paragraph').last()), `${width} px`).toBe(false)
    expect(await words(), `${width} px`).toBe(before)
    await copied.evaluate((it) => it.getAnimations().forEach((pass) => pass.finish()))
    await expect(copied).toBeHidden()
  }
})

test('its arrows on the picture have the same colour in the light theme, pointed at and disabled too', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  // The first day.
  await page.goto('/dateview?date=1995-06-16')
  const { title, modal } = byDate(page)
  await title.click()
  const next = modal.getByRole('button', { name: 'Next day' })
  await next.hover()
  for (const arrow of [next, modal.getByRole('button', { name: 'Previous day' })]) {
    await expect(arrow).toHaveCSS('color', 'rgb(238, 240, 247)')
  }
})

test('its arrows cover no text, even on a day without an entry', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.goto('/dateview?date=2024-01-05')
  const { title, modal } = byDate(page)
  await title.click()
  Object.assign(app.mock.settings, { failure: 'unavailable', successorFailure: 'unavailable' })
  await page.evaluate(() => localStorage.clear())
  await page.keyboard.press('ArrowRight')
  await expect(modal.getByRole('alert')).toBeVisible()
  for (const width of [320, 700, 1440]) {
    await resize(page, width, 700)
    const date = await modal.getByRole('heading', { name: '2024-01-06' }).boundingBox()
    const arrow = await modal.getByRole('button', { name: 'Next day' }).boundingBox()
    expect(date?.y, `${width} px`).toBeGreaterThanOrEqual((arrow?.y ?? 0) + (arrow?.height ?? 0))
  }
})

test('a film that plays in the card goes on in the modal, and is there again when it closes', async ({
  page,
}) => {
  await page.goto(`/dateview?date=${findDay('film')}`)
  const { card, title, modal } = byDate(page)
  const inCard = card.locator('video')
  await inCard.evaluate((film: HTMLVideoElement) => {
    film.muted = true
    return film.play()
  })
  await expect
    .poll(() => inCard.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(1)
  await title.click()
  const inModal = modal.locator('video')
  await expect
    .poll(() => inModal.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(1)
  expect(await inCard.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
  await inModal.evaluate((film: HTMLVideoElement) => {
    film.pause()
    film.currentTime = 3
  })
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect.poll(() => inCard.evaluate((film: HTMLVideoElement) => film.currentTime)).toBe(3)
  expect(await inCard.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
})
