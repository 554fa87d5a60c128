import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { seedRecords } from '../fixtures/database.ts'
import { entryOf } from '../fixtures/entries.ts'

test.use({ answers: {} })

const address = 'https://players.example/embed/x?rel=0'

test('a player in the grid asks nothing of its host before play is pressed', async ({ page }) => {
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
  await expect(frame).toHaveCount(0)
  expect(asked).toEqual([])

  await play.press('Enter')
  await expect(frame.contentFrame().getByText(address)).toBeVisible()
  await expect(frame).toHaveAttribute('sandbox', /allow-same-origin$/)
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(frame).toBeFocused()
  await expect(play).toHaveCount(0)
  await expect(byDate(page).modal).toHaveCount(0)
  expect(asked).toEqual([address])
})

test('a player in the grid shows its still, which is kept with the bookmark', async ({ page }) => {
  const still = 'https://pictures.example/still.png'
  await page.goto('/icon.svg')
  await seedRecords(page, [
    entryOf('2024-01-05', { media_type: 'video', url: address, poster: still }),
  ])
  await page.goto('/bookmarks')
  const play = page.getByRole('button', { name: 'Play The Sky of 2024-01-05' })
  await expect(play.locator('img')).toHaveAttribute('src', still)
  await expect(play.locator('img')).toHaveJSProperty('complete', true)
  await play.click()
  await expect(page.getByRole('article').locator('iframe')).toBeFocused()
  await expect(play).toHaveCount(0)
})
