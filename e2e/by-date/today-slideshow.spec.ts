import { expect, failedRequest, test } from '../fixtures/app.ts'
import { byDate, mediumDate } from '../fixtures/page.ts'

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

test('Today’s slideshow shows a picture until the next day’s arrives', async ({ page, app }) => {
  Object.assign(app.mock.settings, { today: '2026-01-05', failure: undefined })
  const dialog = page.getByRole('dialog', { name: 'Slideshow' })
  const expectDay = async (day: string) => {
    await expect(dialog).toContainText(mediumDate(day))
    await expect(dialog.locator(`img[src*="${day}"]:not([alt=""])`)).toBeVisible()
  }
  await page.clock.install({ time: '2026-01-05T23:50:00-05:00' })
  await page.goto('/dateview')
  await byDate(page).title.click()
  await byDate(page).more.click()
  await byDate(page).dialog.getByRole('link', { name: 'Use as a picture frame' }).click()
  await expectDay('2026-01-05')
  await expect(page).toHaveURL('/dateview?slideshow')
  const isAsked = () => app.mock.requests.some(({ search }) => search.includes('2026-01-06'))
  await page.clock.fastForward('20:00')
  await expect.poll(isAsked).toBe(true)
  await expectDay('2026-01-05')
  app.mock.settings.today = '2026-01-06'
  await page.clock.fastForward('15:00')
  await expectDay('2026-01-06')
  await page.context().setOffline(true)
  await page.clock.fastForward('24:00:00')
  await expectDay('2026-01-06')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dateview?date=2026-01-05&open')
  await expect(byDate(page).dialog).toContainText('2026-01-05')
})
