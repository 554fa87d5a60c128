import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { listOfDays } from '../fixtures/list-of-days.ts'
import { mockOtherHosts } from '../fixtures/entries.ts'

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium’s driver sets them')

/** As phones have them, in portrait and landscape, in px. */
const phones = [
  { width: 375, height: 812, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { width: 812, height: 375, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
  // A wide screen, with all four at once.
  { width: 1024, height: 768, insets: { top: 40, right: 60, bottom: 50, left: 70 } },
]

async function boxOf(part: Locator) {
  await expect(part).toBeVisible()
  return part.evaluate((element) => {
    const { x, y, right, bottom } = element.getBoundingClientRect()
    return { x, y, right, bottom }
  })
}

for (const { width, height, insets } of phones) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })

    test.beforeEach(async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
    })

    /** Expects each to lie where the screen is neither round nor cut out, once it has come there. */
    async function expectInside(parts: Record<string, Locator>) {
      for (const [name, part] of Object.entries(parts)) {
        await expect(async () => {
          const { x, y, right, bottom } = await boxOf(part)
          expect(x, `${name}: left`).toBeGreaterThanOrEqual(insets.left)
          expect(y, `${name}: top`).toBeGreaterThanOrEqual(insets.top)
          expect(right, `${name}: right`).toBeLessThanOrEqual(width - insets.right)
          expect(bottom, `${name}: bottom`).toBeLessThanOrEqual(height - insets.bottom)
        }).toPass({ timeout: 5000 })
      }
    }

    const button = (area: Page | Locator, name: string) =>
      area.getByRole('button', { name, exact: true })

    test('By Date, its modal and the image viewer lie inside the safe area', async ({ page }) => {
      await page.goto('/dateview?date=2024-01-05')
      const { date, submit, title, heart, modal } = byDate(page)
      await expectInside({
        brand: page.getByRole('heading', { level: 1 }).getByRole('link'),
        date,
        submit,
        title,
        heart,
        'By Date': page.getByRole('link', { name: 'By Date' }),
        Bookmarks: page.getByRole('link', { name: 'Bookmarks' }),
      })
      await title.click()
      await expectInside({
        close: button(modal, 'Close'),
        previous: button(modal, 'Previous day'),
        next: button(modal, 'Next day'),
        heading: modal.getByRole('heading'),
      })
      await modal.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight))
      await expectInside({ close: button(modal, 'Close') })
      const words = await boxOf(modal.getByRole('paragraph').last())
      expect(words.x).toBeGreaterThanOrEqual(insets.left)
      expect(words.right).toBeLessThanOrEqual(width - insets.right)
      expect(words.bottom).toBeLessThanOrEqual(height - insets.bottom)
      await button(modal, 'Zoom').click()
      const viewer = page.getByRole('dialog', { name: 'Image viewer' })
      await expectInside({
        tools: button(viewer, 'Close').locator('..'),
        caption: viewer.getByRole('paragraph').first().locator('..'),
      })
    })

    test('a dialog and what Bookmarks says lie inside the safe area', async ({ page }) => {
      const { seed } = listOfDays(40)
      await mockOtherHosts(page)
      await seed(page)
      await page.goto('/bookmarks')
      await page.getByRole('button', { name: 'Remove bookmark' }).first().click()
      await expectInside({
        heading: page.getByRole('heading', { level: 2 }).first(),
        sort: page.getByRole('combobox', { name: 'Sort' }),
        undo: page.getByRole('button', { name: 'Undo' }).locator('..'),
      })
      await page.getByRole('link', { name: 'By Date' }).click()
      await expect(byDate(page).card).toBeVisible()
      await page.keyboard.press('?')
      await expectInside({ close: byDate(page).modal.getByRole('button').last() })
    })
  })
}
