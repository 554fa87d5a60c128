import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { seedBookmarks, storedRecords } from '../fixtures/database.ts'

test.use({ answers: {} })

const days = ['2024-01-01', '2024-01-02', '2024-01-03']

async function openList(page: Page) {
  await seedBookmarks(page, days, { extra: { odd: [1] } })
  await page.goto('/bookmarks')
  const remove = page.getByRole('button', { name: 'Remove bookmark' })
  await expect(remove).toHaveCount(3)
  return {
    remove,
    undo: page.getByRole('button', { name: 'Undo' }),
    dates: page.getByRole('article').locator('time'),
  }
}

test('A visitor reaches Undo by Shift and Tab, and by Control and Z', async ({ page }) => {
  const { remove, undo, dates } = await openList(page)
  await remove.first().focus()
  await page.keyboard.press('Enter')
  await expect(undo).toBeVisible()
  for (
    let step = 0;
    step < 9 && !(await undo.evaluate((b) => b === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Shift+Tab')
  }
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dates).toHaveCount(3)
  await remove.first().focus()
  await page.keyboard.press('Enter')
  await expect(dates).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(dates).toHaveCount(3)
})

test(
  'A visitor undoes three removals at once, the last bookmark’s too',
  { tag: '@firefox' },
  async ({ page }) => {
    const { remove, undo, dates } = await openList(page)
    const before = await storedRecords(page)
    for (const left of [2, 1, 0]) {
      await remove.first().press('Enter')
      await expect(dates).toHaveCount(left)
    }
    await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
    await expect(undo).toHaveCount(1)
    await expect(page.getByText('You have no bookmarks yet.')).toBeFocused()
    await undo.press('Enter')
    await expect(dates).toHaveText(days.toReversed())
    await expect(page.getByText('3 bookmarks restored.')).toBeVisible()
    expect(await storedRecords(page)).toEqual(before)
  },
)

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`Undo is offered for twenty seconds with the motion setting ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const { remove, undo } = await openList(page)
    await remove.first().press('Enter')
    const passTime = (milliseconds: number) =>
      page.evaluate((time) => {
        for (const clock of document.getAnimations())
          clock.currentTime = Number(clock.currentTime) + time
      }, milliseconds)
    await expect(undo).toBeVisible()
    await passTime(19_000)
    await expect(undo).toBeVisible()
    await passTime(1_000)
    await expect(undo).toHaveCount(0)
  })
}
