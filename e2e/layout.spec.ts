import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { byDate } from './fixtures/by-date.ts'
import { failedRequest } from './fixtures/console.ts'

async function openEachState(page: Page, visit: (state: string) => Promise<void>) {
  const { card, heart, title, modal } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  await expect(card.getByRole('img')).toBeVisible()
  await visit('picture')
  await heart.click()
  await title.click()
  await expect(modal).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Copy credit' })).toBeVisible()
  await visit('modal')
  await page.getByRole('button', { name: 'Enlarge' }).click()
  await expect(page.getByRole('dialog', { name: 'A closer look' })).toBeVisible()
  await visit('closer look')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await title.blur()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await visit('keys')
  await page.goto('/bookmarks')
  await expect(card).toBeVisible()
  await visit('one bookmark')
  await page.getByRole('button', { name: 'Remove bookmark' }).click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await visit('no bookmarks')
  await page.getByLabel('File to import').setInputFiles({
    name: 'bookmarks.json',
    mimeType: 'application/json',
    buffer: Buffer.from('[{"date":"2024-01-05","title":"A Lamp","url":"x:"}]'),
  })
  await expect(page.getByRole('dialog', { name: 'Import bookmarks' })).toBeVisible()
  await visit('import')
  await page.goto('/dateview?date=1995-06-17')
  await expect(page.getByText('Not found.')).toBeVisible()
  await visit('not found')
  await page.goto('/nowhere')
  await expect(page.getByText("There's nothing here!")).toBeVisible()
  await visit('unknown path')
}

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [320, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      test('axe finds nothing, and nothing scrolls sideways', async ({ page, allowConsole }) => {
        allowConsole(failedRequest)
        await openEachState(page, async (state) => {
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(
            violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
            state,
          ).toEqual([])
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
          )
          expect(wide, state).toBe(false)
        })
      })
    })
  }
}

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
