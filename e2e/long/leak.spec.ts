import { expect, test } from '../fixtures/app.ts'
import { byDate, createMemoryMeter } from '../fixtures/page.ts'

test.use({ entryFields: {} })

test('Opening dialogs, days and months doesn’t leak memory', async ({ page }) => {
  test.setTimeout(6 * 60_000)
  const measureMemory = await createMemoryMeter(page)
  const { title, dialog } = byDate(page)

  /** Runs an action twice. The first run fills caches, and the second must add little to the memory. */
  async function expectNoGrowth(name: string, action: () => Promise<void>) {
    await action()
    const before = await measureMemory()
    await action()
    // Pictures that have left the page stay in memory until they have loaded.
    await expect(async () => {
      const after = await measureMemory()
      console.log(name, before, after)
      expect(after.nodes - before.nodes, `nodes: ${name}`).toBeLessThan(100)
      expect(after.listeners - before.listeners, `listeners: ${name}`).toBeLessThan(20)
      expect(after.heap / before.heap, `heap: ${name}`).toBeLessThan(1.15)
    }).toPass({ timeout: 20_000 })
  }

  async function walk(steps: number) {
    for (const key of ['ArrowRight', 'ArrowLeft']) {
      for (let step = 0; step < steps; step += 1) {
        const previous = await page.title()
        await page.keyboard.press(key)
        await expect(page).not.toHaveTitle(previous)
      }
    }
  }

  await page.goto('/dateview?date=2024-01-05')
  await expect(title).toBeVisible()
  await expectNoGrowth('dialogs', async () => {
    for (let time = 0; time < 100; time += 1) {
      await title.press('Enter')
      await expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })
  await expectNoGrowth('days', () => walk(30))
  await page.goto('/dateview?month=2010-05')
  await page.mouse.move(700, 400)
  await expectNoGrowth('months', async () => {
    await walk(6)
    // Five years, and back.
    for (const direction of [1, -1]) {
      for (let turn = 0; turn < 20; turn += 1) {
        await page.mouse.wheel(0, 2000 * direction)
        await page.waitForTimeout(200)
      }
    }
    await expect.poll(() => page.locator('main li img').count()).toBeGreaterThan(20)
  })
})
