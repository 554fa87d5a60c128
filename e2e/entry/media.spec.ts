import { expect, test } from '../fixtures/app.ts'
import { seedBookmarks } from '../fixtures/database.ts'
import { byDate } from '../fixtures/page.ts'

// An iframe's own navigations add entries to the tab's history, after the dialog's.
test('Next and Close work after a player navigates its iframe @firefox @rare', async ({ page }) => {
  const video = { media_type: 'video', url: 'https://player.example/video' }
  await page.route('https://player.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>addEventListener('message', () => location.assign('/advert'))</script>`,
    }),
  )
  const { title, dialog } = byDate(page)
  async function navigateIframe() {
    const iframe = dialog.locator('iframe')
    const html = iframe.contentFrame().locator('html')
    const url = () => html.evaluate(() => location.href)
    await expect.poll(url).toBe(video.url)
    await iframe.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.postMessage('go', '*'))
    await expect.poll(url).not.toBe(video.url)
  }

  await seedBookmarks(page, ['2024-01-08', '2024-01-09'], video)
  await page.goto('/bookmarks')
  await title.first().click()
  await navigateIframe()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/bookmarks?open=2024-01-08')
  await navigateIframe()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/bookmarks')
  await expect(dialog).toHaveCount(0)
})
