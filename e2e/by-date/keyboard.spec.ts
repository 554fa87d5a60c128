import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'

test('adding and removing a bookmark by keyboard alone', async ({ page }) => {
  await page.goto('/dateview?date=2024-01-05')
  const { title, heart, modal, card } = byDate(page)
  await expect(heart).toBeEnabled()
  const order: string[] = []
  for (let step = 0; step < 16 && order.at(-1) !== 'Bookmark'; step += 1) {
    await page.keyboard.press('Tab')
    order.push(
      await page.evaluate(() => {
        const at = document.activeElement
        return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? ''
      }),
    )
  }
  expect(order.filter((name) => name !== '')).toEqual([
    'Astronomy Picture Of the Day',
    'By Date',
    'Bookmarks',
    'Submit',
    'Today',
    'Previous day',
    'Next day',
    'Random day',
    'Keyboard shortcuts',
    (await title.textContent()) ?? '',
    'Bookmark',
  ])
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(modal).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(modal).toHaveCount(0)
  await page.getByRole('link', { name: 'Bookmarks' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove bookmark' }).focus()
  await page.keyboard.press('Space')
  await expect(card).toHaveCount(0)
})
