import { expect, test } from './fixtures/app.ts'
import { byDate } from './fixtures/by-date.ts'

test('nothing moves when the picture arrives', async ({ page, app }) => {
  app.sample.switches.mediaLatency = 300
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
