import { expect, test } from './fixtures/app.ts'
import { byDate } from './fixtures/by-date.ts'
import { layRecords } from './fixtures/database.ts'
import { entryOf, standInForOtherHosts } from './fixtures/entries.ts'

const address = 'https://players.example/embed/x?rel=0'

test('a player in the grid asks nothing of its host before play is pressed', async ({ page }) => {
  await standInForOtherHosts(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('https://players.example/')) asked.push(request.url())
  })
  await page.goto('/icon.svg')
  await layRecords(page, [
    { ...entryOf('2024-01-05', { media_type: 'video', url: address }), createdAt: new Date() },
  ])
  await page.goto('/bookmarks')
  const frame = page.getByRole('article').locator('iframe')
  const play = page.getByRole('button', { name: 'Play The Sky of 2024-01-05' })
  await expect(play).toBeVisible()
  await expect(frame).toHaveAttribute('src', address)
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(frame.contentFrame().locator('html')).toHaveAttribute('lang', 'en')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  expect(asked).toEqual([])

  await play.press('Enter')
  await expect(frame.contentFrame().getByText(address)).toBeVisible()
  await expect(frame).toHaveAttribute('sandbox', /allow-same-origin$/)
  await expect(frame).toBeFocused()
  await expect(play).toHaveCount(0)
  await expect(byDate(page).modal).toHaveCount(0)
  expect(asked).toEqual([address])
})
