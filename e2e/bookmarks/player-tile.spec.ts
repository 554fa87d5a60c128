import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { seedRecords } from '../fixtures/database.ts'
import { entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { listOfDays } from '../fixtures/list-of-days.ts'

const address = 'https://players.example/embed/x?rel=0'

test('a player in the grid asks nothing of its host before play is pressed', async ({ page }) => {
  await mockOtherHosts(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('https://players.example/')) asked.push(request.url())
  })
  await page.goto('/icon.svg')
  await seedRecords(page, [
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

test('a player in a page that is being scrolled plays when pressed', async ({ page }) => {
  await mockOtherHosts(page)
  const { dayAt, lay } = listOfDays(60, { media_type: 'video', url: address })
  await lay(page)
  await page.goto('/bookmarks')
  await expect(page.getByRole('article').first()).toBeVisible()
  const scrolling = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight)
    let step = 1
    return setInterval(() => scrollBy(0, (step = -step)), 20)
  })

  const pressed = page.getByRole('article', { name: `The Sky of ${dayAt(60)}` })
  await pressed.getByRole('button', { name: /^Play / }).press('Enter')
  await expect(pressed.locator('iframe').contentFrame().getByText(address)).toBeVisible()
  await expect(pressed.locator('iframe')).toBeFocused()

  // The others have their frames when the page rests.
  await page.evaluate((timer) => clearInterval(timer), scrolling)
  const beside = page.getByRole('article', { name: `The Sky of ${dayAt(59)}` })
  await expect(beside.locator('iframe')).toHaveAttribute('src', address)
  await expect(beside.getByRole('button', { name: /^Play / })).toBeVisible()
})
