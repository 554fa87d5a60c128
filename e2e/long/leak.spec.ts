import { expect, test } from '../fixtures/app.ts'
import { byDate, memoryOf } from '../fixtures/page.ts'

test.use({ answers: {} })

/** How often each act is done; the first time through it fills what the page may keep. */
const [dialogs, days, months] = [100, 60, 12]

test('Dialogs, days and months leave nothing behind', async ({ page }) => {
  test.setTimeout(6 * 60_000)
  const memory = await memoryOf(page)
  const { title, dialog } = byDate(page)
  const heading = page.getByRole('heading', { level: 2 }).first()

  /** Acts there and back, and once more, which may add nothing. */
  async function expectLevel(name: string, act: () => Promise<void>) {
    await act()
    const before = await memory()
    await act()
    const after = await memory()
    console.log(name, before, after)
    expect.soft(after.nodes - before.nodes, `nodes: ${name}`).toBeLessThan(100)
    expect.soft(after.listeners - before.listeners, `listeners: ${name}`).toBeLessThan(20)
    expect.soft(after.heap / before.heap, `heap: ${name}`).toBeLessThan(1.15)
  }

  async function walk(steps: number) {
    for (const key of ['ArrowRight', 'ArrowLeft']) {
      for (let step = 0; step < steps; step += 1) {
        const last = (await heading.textContent()) ?? ''
        await page.keyboard.press(key)
        await expect(heading).not.toHaveText(last)
      }
    }
  }

  await page.goto('/dateview?date=2024-01-05')
  await expect(title).toBeVisible()
  await expectLevel(`${dialogs} dialogs`, async () => {
    for (let time = 0; time < dialogs; time += 1) {
      await title.press('Enter')
      await expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })
  await expectLevel(`${days} days`, () => walk(days / 2))
  await page.goto('/dateview?month=2010-05')
  await expectLevel(`${months} months`, async () => {
    await walk(months / 2)
    await expect.poll(() => page.locator('main li img').count()).toBeGreaterThan(20)
  })
})
