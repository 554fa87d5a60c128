import { expect, test } from '../fixtures/app.ts'
import { seedBookmarks, storedRecords } from '../fixtures/database.ts'

test.use({ answers: {} })

const days = ['2024-01-01', '2024-01-02', '2024-01-03']

test(
  'A visitor removes every bookmark, reaches Undo by Shift and Tab, and undoes the others by Control and Z',
  { tag: '@firefox' },
  async ({ page }) => {
    await seedBookmarks(page, days, { extra: { odd: [1] } })
    const before = await storedRecords(page)
    await page.goto('/bookmarks')
    const dates = page.getByRole('article').locator('time')
    const undo = page.getByRole('button', { name: 'Undo' })
    for (const left of [2, 1, 0]) {
      await page.getByRole('button', { name: 'Remove bookmark' }).first().press('Enter')
      await expect(dates).toHaveCount(left)
    }
    await expect(page.getByText('You have no bookmarks yet.')).toBeFocused()
    await expect(undo).toHaveCount(3)
    await expect(async () => {
      await page.keyboard.press('Shift+Tab')
      await expect(undo.last()).toBeFocused({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(dates).toHaveText(['2024-01-01'])
    await page.keyboard.press('Control+z')
    await expect(dates).toHaveCount(2)
    await page.keyboard.press('Control+z')
    await expect(dates).toHaveText(days.toReversed())
    await expect(undo).toHaveCount(0)
    expect(await storedRecords(page)).toEqual(before)
  },
)
