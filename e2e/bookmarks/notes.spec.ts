import { expect, test } from '../fixtures/app.ts'
import { seedBookmarks, storedRecords } from '../fixtures/database.ts'
import { byDate } from '../fixtures/page.ts'

test.use({ entryFields: { explanation: 'A lamp was lit. '.repeat(150) } })

const day = '2024-01-05'

test('A note typed right before leaving the page is saved @firefox @rare', async ({ page }) => {
  await seedBookmarks(page, [day])
  const noteOfDay = async () => (await storedRecords(page))[0]?.['note']
  await page.goto(`/bookmarks?open=${day}`)
  const field = page.getByRole('textbox', { name: 'Your note' })
  await field.fill('typed before leaving')
  await page.goto('/icon.svg')
  await expect.poll(noteOfDay).toBe('typed before leaving')
  await page.goto(`/bookmarks?open=${day}`)
  await expect(field).toHaveValue('typed before leaving')
})

test('On a phone, a button beside the set heart leads to the note', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto(`/dateview?date=${day}&open`)
  const { dialog } = byDate(page)
  const heart = dialog.getByRole('button', { name: 'Bookmark', exact: true })
  await expect(heart).toBeInViewport({ ratio: 1 })
  await heart.click()
  const button = dialog.getByRole('button', { name: 'Note', exact: true })
  const field = dialog.getByRole('textbox', { name: 'Your note' })
  await expect(button).toBeInViewport({ ratio: 1 })
  await expect(field).not.toBeInViewport()
  await button.click()
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport({ ratio: 1 })
})
