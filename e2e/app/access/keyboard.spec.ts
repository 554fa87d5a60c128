import type { Page } from '@playwright/test'
import { findDay } from '../../../mock-api/kind.ts'
import { expect, test } from '../../fixtures/app.ts'
import { byDate } from '../../fixtures/page.ts'
import { failedRequest } from '../../fixtures/browser.ts'
import { listOfDays } from '../../fixtures/database.ts'

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
      'By Date',
      'Bookmarks',
      'Astronomy Picture Of the Day',
      'Submit',
      'Today',
      'Previous day',
      'Next day',
      'Random day',
      'Browse',
      'Keyboard shortcuts',
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

test('A visitor steps to another day from the heart and from Share, and keeps the focus on the screen and in the dialog', async ({
  page,
}) => {
  const { heart, card, title, dialog } = byDate(page)
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
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/dateview?date=2024-01-05')
  await expect(share).toBeVisible()
  await expectFocusIn(page, 'dialog')
})

test('A visitor tries again in the dialog and on the screen, and the focus follows to the entry', async ({
  page,
  app,
}) => {
  const { title, dialog, tryAgain } = byDate(page)
  const fail = (failure?: 'unavailable') =>
    Object.assign(app.mock.settings, { failure, successorFailure: 'unavailable' })
  await page.goto('/dateview?date=2024-01-08')
  await title.click()
  fail('unavailable')
  await page.keyboard.press('ArrowRight')
  await expect(tryAgain).toBeVisible()
  fail()
  await tryAgain.click()
  await expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible()
  await expectFocusIn(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  fail('unavailable')
  await page.keyboard.press('ArrowRight')
  await expect(tryAgain).toBeVisible()
  fail()
  await tryAgain.click()
  await expect(tryAgain).toHaveCount(0)
  await expectFocusIn(page, 'main')
})

test('A visitor goes from a bookmark whose picture fails to By Date, and the focus comes along', async ({
  page,
}) => {
  await page.route('https://pictures.example/**', (route) => route.abort())
  await listOfDays(3).seed(page)
  await page.goto('/bookmarks')
  const { title, dialog, submit } = byDate(page)
  await page.getByRole('link', { name: 'Look it up again' }).first().click()
  await expect(submit).toBeVisible()
  await expectFocusIn(page, 'main')
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await title.last().click()
  await dialog.getByRole('link', { name: 'Look it up again' }).click()
  await expect(submit).toBeVisible()
  await expectFocusIn(page, 'main')
})

test('Back takes away a player that has the focus, which stays on the screen', async ({ page }) => {
  const { card, lookUp, next } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  await expect(card).toBeVisible()
  await lookUp(findDay('player'))
  const frame = card.locator('iframe')
  await expect(frame).toBeVisible()
  await frame.evaluate((player: HTMLIFrameElement) => player.focus())
  await page.goBack()
  await expect(frame).toHaveCount(0)
  await expect(next).toBeVisible()
  await expectFocusIn(page, 'main')
})
