import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'

test('nothing moves when the picture arrives', async ({ page, app }) => {
  app.mock.settings.mediaLatency = 300
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value')
        Reflect.set(globalThis, 'shift', Number(Reflect.get(globalThis, 'shift')) + Number(value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const date of ['2024-01-05', '2024-01-06', '2024-01-07', '2024-01-08']) {
    await page.goto(`/dateview?date=${date}`)
    const picture = byDate(page).card.getByRole('img')
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBe(0)
  }
})

test('with a scrollbar at 320 px, date and Submit are on one line, and nothing scrolls sideways', async ({
  page,
}) => {
  // No scrollbar is painted here: its 15 px are left out.
  await page.setViewportSize({ width: 305, height: 640 })
  await page.goto('/dateview?date=2024-01-05')
  const { date, submit, card } = byDate(page)
  await expect(card).toBeVisible()
  const [field, button] = await Promise.all([date.boundingBox(), submit.boundingBox()])
  expect(button?.y).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0))
  expect(button?.width).toBeGreaterThanOrEqual(44)
  expect(button?.height).toBeGreaterThanOrEqual(44)
  const { room, taken } = await page.evaluate(() => ({
    room: document.body.clientWidth,
    taken: document.documentElement.scrollWidth,
  }))
  expect(taken).toBe(room)
})
