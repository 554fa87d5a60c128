import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { expectLoaded } from '../fixtures/expect-loaded.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'

/** The blurred copies of pictures that are painted in the card. */
function backdropIn(page: Page) {
  return byDate(page).card.locator('[aria-hidden] canvas')
}

/** The largest difference of two images’ mean colours in one channel, 0 to 255. */
async function difference(one: Locator, other: Locator) {
  const [first, second] = await Promise.all([meanColour(one), meanColour(other)])
  return Math.max(...first.map((channel, index) => Math.abs(channel - (second[index] ?? 0))))
}

function meanColour(image: Locator) {
  return image.evaluate((element: HTMLImageElement | HTMLCanvasElement) => {
    const size = 256
    const context = new OffscreenCanvas(size, size).getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    context.drawImage(element, 0, 0, size, size)
    const { data } = context.getImageData(0, 0, size, size)
    return [0, 1, 2].map((channel) => {
      const values = data.filter((_, index) => index % 4 === channel)
      return values.reduce((sum, value) => sum + value, 0) / values.length
    })
  })
}

test('each picture is requested once, though its backdrop shows it too', async ({ page, app }) => {
  await page.goto('/dateview?date=2024-01-03')
  const { card, next, title, modal } = byDate(page)
  for (const day of ['2024-01-03', '2024-01-04', '2024-01-05']) {
    const picture = card.getByRole('img')
    await expect(picture).toHaveAttribute('src', new RegExp(day))
    await expectLoaded(picture)
    await expect.poll(() => difference(backdropIn(page).last(), picture)).toBeLessThan(6)
    await next.click()
  }
  await expect(card.getByRole('img')).toHaveAttribute('src', /2024-01-06/)
  await title.click()
  const [picture, backdrop] = [modal.getByRole('img'), modal.locator('[aria-hidden] canvas').last()]
  await expectLoaded(picture)
  await expect.poll(() => difference(backdrop, picture)).toBeLessThan(6)
  await page.waitForLoadState('networkidle')
  const pictures = app.mock.requests.filter(({ path }) => path.startsWith('/mock/'))
  expect(pictures.map(({ path }) => path)).toEqual(
    ['2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06'].map((day) => `/mock/${day}.png`),
  )
})

test('it stands behind the picture, and comes once that has loaded', async ({ page }) => {
  const letPictureCome = await holdRequests(page, /2024-01-05\.png/)
  await page.goto('/dateview?date=2024-01-05', { waitUntil: 'commit' })
  const picture = byDate(page).card.getByRole('img')
  await expect(picture).toBeVisible()
  await expect(backdropIn(page)).toHaveCount(0)
  letPictureCome()
  await expect(backdropIn(page)).toHaveCount(1)
  const dimmed = await backdropIn(page).evaluate(
    ({ parentElement }) => parentElement && getComputedStyle(parentElement, '::after').background,
  )
  expect(dimmed).toContain('rgba(0, 0, 0, 0.4)')
  const top = await picture.evaluate((image) => {
    // It is never pointed at, and would not be found.
    document.querySelectorAll('canvas').forEach(({ style }) => (style.pointerEvents = 'auto'))
    const { x, y, width, height } = image.getBoundingClientRect()
    return document.elementsFromPoint(x + width / 2, y + height / 2)[0] === image
  })
  expect(top).toBe(true)
  // The modal has the same picture, so nothing fades in again.
  await byDate(page).title.click()
  await expectLoaded(byDate(page).modal.getByRole('img'))
  await expect(byDate(page).modal.locator('[aria-hidden] canvas')).toHaveCount(1)
  await expect(backdropIn(page)).toHaveCount(1)
})

test('a star in the picture leaves no spot in the backdrop', async ({ page }) => {
  const places = Array.from({ length: 300 }, (_, index) => [
    (index * 463) % 1200,
    (index * 271) % 800,
  ])
  const stars = places.map(([x, y]) => `<rect x="${x}" y="${y}" width="4" height="4" fill="#fff"/>`)
  const sky = `<rect width="1200" height="800"/>${stars.join('')}`
  await page.route('**/2024-01-05.png', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${sky}</svg>`,
    }),
  )
  await page.goto('/dateview?date=2024-01-05')
  const brightest = await backdropIn(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, 96, 64) ?? {}
    return Math.max(...Array.from(data).filter((_, index) => index % 4 === 0))
  })
  expect(brightest).toBeGreaterThan(0)
  expect(brightest).toBeLessThan(50)
})

test('there is none on paper, in forced colours, or where less transparency is asked for', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its driver can’t emulate this')
  await page.goto('/dateview?date=2024-01-05')
  await expect(backdropIn(page)).toBeVisible()
  for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    await expect(backdropIn(page)).toBeHidden()
    await page.emulateMedia({ media: null, forcedColors: null })
    await expect(backdropIn(page)).toBeVisible()
  }
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  await expect(backdropIn(page)).toBeHidden()
})
