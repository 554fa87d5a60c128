import type { Page } from '@playwright/test'
import { findDay } from '../../mock-api/kind.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'
import { failedRequest, mockClipboard } from '../fixtures/browser.ts'
import { textsBesideOthers, translate } from '../fixtures/translator.ts'

test.beforeEach(async ({ context, allowConsole }) => {
  await translate(context)
  allowConsole(failedRequest)
})

/** Does something, and checks that React can still change each text of the page. */
async function act(page: Page, name: string, does: () => Promise<void>) {
  await test.step(name, async () => {
    await does()
    await expect.poll(() => textsBesideOthers(page)).toEqual([])
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  })
}

test('A visitor whose browser translates goes through all @firefox', async ({ page, app }) => {
  // A way through the whole page.
  test.slow()
  const { card, heart, title, dialog, next, lookUp, tryAgain } = byDate(page)
  const said = page.locator('#announcements')
  await mockClipboard(page)
  await page.goto('/dateview?date=2024-01-05')
  await act(page, 'the heart', async () => {
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('b')
    await expect(page.getByText('Bookmark removed.')).toBeAttached()
    await page.keyboard.press('b')
    await expect(page.getByText('Bookmark removed.')).toHaveCount(0)
  })
  await act(page, 'other days', async () => {
    await next.click()
    await expect(said).toHaveText('The entry of 2024-01-06 is shown.')
    await lookUp('1995-06-17')
    await expect(page.getByText('There is no data for dates listed below.')).toBeVisible()
    await lookUp(findDay('film'))
    await expect(card.locator('video')).toBeVisible()
    await expect(page.getByText('There is no data')).toHaveCount(0)
  })
  await act(page, 'a failure', async () => {
    Object.assign(app.mock.settings, { failure: 'unavailable', successorFailure: 'unavailable' })
    await lookUp('2024-02-05')
    await tryAgain.click()
    await expect(tryAgain).toBeVisible()
    app.mock.settings.failure = undefined
    await tryAgain.click()
    await expect(said).toHaveText('The entry of 2024-02-05 is shown.')
  })
  await act(page, 'the dialog and the viewer', async () => {
    await title.click()
    await page.keyboard.press('ArrowRight')
    await expect(said).toContainText('2024-02-06')
    await dialog.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    await byDate(page).more.click()
    await dialog.getByRole('button', { name: 'Copy credit' }).click()
    await expect(page.getByText('Link copied.')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Zoom', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Image viewer' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
  await act(page, 'the other screen, and back', async () => {
    await page.getByRole('link', { name: 'Bookmarks' }).click()
    await expect(card).toHaveCount(1)
    await page.goBack()
    await expect(said).toContainText('is shown.')
  })
})
