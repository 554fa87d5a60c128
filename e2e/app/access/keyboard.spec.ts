import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { byDate } from '../../fixtures/page.ts'
import { failedRequest } from '../../fixtures/browser.ts'

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

/** Expects the focus in an element, to stay there. */
async function expectFocusIn(page: Page, selector: string) {
  const isIn = () =>
    page.evaluate((within) => document.activeElement?.closest(within) !== null, selector)
  await expect.poll(isIn).toBe(true)
  await page.waitForTimeout(150)
  expect(await isIn()).toBe(true)
}

test(
  'A visitor adds and removes a bookmark by keyboard alone',
  { tag: '@firefox' },
  async ({ page }) => {
    await page.goto('/dateview?date=2024-01-05')
    const { title, heart, dialog, card } = byDate(page)
    await expect(heart).toBeEnabled()
    const order: string[] = []
    for (let step = 0; step < 18 && order.at(-1) !== 'Bookmark'; step += 1) {
      await page.keyboard.press('Tab')
      const { name, isSeen } = await focused(page)
      expect(isSeen, name).toBe(true)
      order.push(name)
    }
    expect(order.filter((name) => name !== '')).toEqual([
      'By Date',
      'Bookmarks',
      'About',
      'Astronomy Picture Of the Day',
      'Submit',
      'Previous day',
      'Next day',
      'Today',
      'Random day',
      'Browse',
      'Search all pictures',
      (await title.textContent()) ?? '',
      'Bookmark',
    ])
    await page.keyboard.press('Space')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('link', { name: 'Bookmarks' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove bookmark' }).focus()
    await page.keyboard.press('Space')
    await expect(card).toHaveCount(0)
  },
)

/** The name of what has the focus, and whether a visitor sees so; a date field shows itself which part has it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    const { top, bottom } = at.getBoundingClientRect()
    const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    return {
      name: at.textContent.trim() || at.getAttribute('title') || '',
      isSeen: at instanceof HTMLInputElement || (isOutlined && bottom > 0 && top < innerHeight),
    }
  })
}

test('The focus stays on the page when its element goes: at a step from the heart and from Share, and after Try again', async ({
  page,
  app,
}) => {
  const { heart, card, title, dialog, tryAgain } = byDate(page)
  const share = dialog.getByRole('button', { name: 'Share' })
  await page.goto('/dateview?date=2024-01-05')
  await expect(heart).toBeEnabled()
  await heart.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/dateview?date=2024-01-06')
  await expect(card).toBeVisible()
  await expectFocusIn(page, 'main')
  await title.click()
  await share.focus()
  Object.assign(app.mock.settings, { failure: 'unavailable', successorFailure: 'unavailable' })
  await page.keyboard.press('ArrowRight')
  await expect(tryAgain).toBeVisible()
  await expectFocusIn(page, 'dialog')
  app.mock.settings.failure = undefined
  await tryAgain.click()
  await expect(share).toBeVisible()
  await expectFocusIn(page, 'dialog')
})
