import { expect, test } from '../fixtures/app.ts'

for (const path of ['/dateview?date=2024-01-05', '/bookmarks', '/nowhere']) {
  test(`a file dropped on ${path} does not replace the page`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'By Date' })).toBeVisible()
    const prevented = await page.getByRole('main').evaluate((main) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([], 'folder'))
      return ['dragover', 'drop'].map((type) => {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
        main.dispatchEvent(event)
        return event.defaultPrevented
      })
    })
    expect(prevented).toEqual([true, true])
  })
}

test('a text can still be dropped into a field', async ({ page }) => {
  await page.goto('/bookmarks')
  await expect(page.getByRole('link', { name: 'By Date' })).toBeVisible()
  const prevented = await page.getByRole('main').evaluate((main) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'a word')
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    main.dispatchEvent(event)
    return event.defaultPrevented
  })
  expect(prevented).toBe(false)
})
