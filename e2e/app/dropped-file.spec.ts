import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'

/** Which of a drag's events the page keeps from the browser. */
function prevented(page: Page, dragged: 'file' | 'text') {
  return page.getByRole('main').evaluate((main, kind) => {
    const dataTransfer = new DataTransfer()
    if (kind === 'file') dataTransfer.items.add(new File([], 'folder'))
    else dataTransfer.setData('text/plain', 'a word')
    return ['dragover', 'drop'].filter((type) => {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
      main.dispatchEvent(event)
      return event.defaultPrevented
    })
  }, dragged)
}

test('a file dropped on the page does not replace it, and a text can still be dropped', async ({
  page,
}) => {
  for (const path of ['/nowhere', '/dateview?date=2024-01-05']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'By Date' })).toBeVisible()
    expect(await prevented(page, 'file'), path).toEqual(['dragover', 'drop'])
  }
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  expect(await prevented(page, 'file')).toEqual(['dragover', 'drop'])
  expect(await prevented(page, 'text')).toEqual([])
})
