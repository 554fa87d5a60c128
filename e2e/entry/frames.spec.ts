import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { seedBookmarks } from '../fixtures/database.ts'
import { byDate } from '../fixtures/page.ts'

// A frame's own navigations lie in the tab's history, above the dialog's entry.

const film = { media_type: 'video', url: 'https://player.example/film' }
const player = `<a href="/other">Other film</a>
  <script>addEventListener('message', () => location.assign('/advert'))</script>`

test.use({ answers: film })

/** The ways in which a player's page goes to another address, inside its frame. */
const ways = {
  'a link': (frame: Locator) => frame.contentFrame().getByText('Other film').click(),
  'a script without a click': (frame: Locator) =>
    frame.evaluate((it: HTMLIFrameElement) => it.contentWindow?.postMessage('go', '*')),
}

for (const [way, go] of Object.entries(ways))
  test(
    `A player that navigates itself by ${way} closes nothing, and Close, steps and links go on`,
    { tag: way.startsWith('a script') ? '@firefox' : [] },
    async ({ page }) => {
      await page.route('https://player.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: player }),
      )
      const { title, dialog, next, lookUp } = byDate(page)

      async function navigateFrame() {
        const frame = dialog.locator('iframe')
        const address = () =>
          frame
            .contentFrame()
            .locator('html')
            .evaluate(() => location.href)
        await expect.poll(address).toBe(film.url)
        await go(frame)
        await expect.poll(address).not.toBe(film.url)
      }

      await seedBookmarks(page, ['2024-01-08', '2024-01-09'], film)
      await page.goto('/dateview?date=2024-01-05')
      for (const day of ['2024-01-05', '2024-01-06']) {
        await title.click()
        await navigateFrame()
        await dialog.getByRole('button', { name: 'Close' }).click()
        await expect(dialog).toHaveCount(0)
        await expect(page).toHaveURL(`/dateview?date=${day}`)
        await expect(title).toBeFocused()
        await next.click()
      }
      await lookUp('2024-02-01')
      await expect(title).toHaveText('The Sky of 2024-02-01')
      await page.getByRole('link', { name: 'Bookmarks' }).click()
      await title.first().click()
      await navigateFrame()
      await dialog.getByRole('button', { name: 'Next' }).click()
      await expect(page).toHaveURL('/bookmarks?open=2024-01-08')
      await navigateFrame()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(page).toHaveURL('/bookmarks')
      await expect(dialog).toHaveCount(0)
      await page.getByRole('searchbox').fill('2024')
      await expect(page).toHaveURL('/bookmarks?q=2024')
    },
  )
