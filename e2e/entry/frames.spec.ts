import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { listOfDays } from '../fixtures/database.ts'
import { byDate } from '../fixtures/page.ts'

// A frame's own navigations lie in the tab's history, above the dialog's entry.

const film = { media_type: 'video', url: 'https://player.example/film' }
const player = `<a href="/other">Other film</a> <a href="#chapter">Chapter</a>
  <script>addEventListener('message', () => location.assign('/advert'))</script>`

test.use({ answers: film })

test.beforeEach(({ page }) =>
  page.route('https://player.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  ),
)

/** The ways in which a player's page goes to another address, inside its frame. */
const ways = {
  'a link': (frame: Locator) => pressLink(frame, 'Other film'),
  'a hash': (frame: Locator) => pressLink(frame, 'Chapter'),
  'a script without a click': (frame: Locator) =>
    frame.evaluate((it: HTMLIFrameElement) => it.contentWindow?.postMessage('go', '*')),
}

for (const [way, go] of Object.entries(ways)) {
  const tag = way.startsWith('a script') ? '@firefox' : '@rare'

  test(`By Date goes on after its player has navigated by ${way}`, { tag }, async ({ page }) => {
    await page.goto('/dateview?date=2024-01-05')
    const { card, title, dialog, next, lookUp } = byDate(page)
    await navigateFrame(card, go)
    for (const day of ['2024-01-05', '2024-01-06']) {
      await title.click()
      await navigateFrame(dialog, go)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(title).toHaveText(`The Sky of ${day}`)
      await expect(title).toBeFocused()
      await next.click()
    }
    await expect(page).toHaveURL('/dateview?date=2024-01-07')
    await lookUp('2024-02-01')
    await expect(title).toHaveText('The Sky of 2024-02-01')
    await page.getByRole('link', { name: 'Bookmarks' }).click()
    await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
    await page.goBack()
    await expect(title).toHaveText('The Sky of 2024-02-01')
  })

  test(
    `Bookmarks goes on after a player in its dialog has navigated by ${way}`,
    { tag: way === 'a link' ? [] : '@rare' },
    async ({ page }) => {
      const { dayAt, seed } = listOfDays(3, film)
      await seed(page)
      await page.goto('/bookmarks')
      const { title, dialog, card, date } = byDate(page)
      await title.first().click()
      await navigateFrame(dialog, go)
      await dialog.getByRole('button', { name: 'Next' }).click()
      await expect(dialog.getByRole('heading', { level: 2 })).toContainText(dayAt(2))
      await navigateFrame(dialog, go)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
      await page.getByRole('searchbox').fill(dayAt(3))
      await expect(page).toHaveURL(`/bookmarks?q=${dayAt(3)}`)
      await expect(card).toHaveCount(1)
      await title.click()
      await navigateFrame(dialog, go)
      await dialog.getByRole('link', { name: '2010' }).click()
      await expect(date).toHaveValue(`2010${dayAt(3).slice(4)}`)
      await page.goBack()
      await expect(card).toHaveCount(1)
      await expect(dialog).toHaveCount(0)
    },
  )
}

async function pressLink(frame: Locator, name: string) {
  await frame.contentFrame().getByRole('link', { name }).click()
}

/** Has the player of a card or dialog go to another address. */
async function navigateFrame(place: Locator, go: (frame: Locator) => Promise<unknown>) {
  const frame = place.locator('iframe')
  const page = frame.contentFrame().locator('html')
  const address = () => page.evaluate(() => location.href)
  await expect.poll(address).toBe(film.url)
  await go(frame)
  await expect.poll(address).not.toBe(film.url)
}
