import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goTo } from '../../navigation/history.ts'
import { dates, newestFirst, openBookmarks } from '../../test/bookmark-list.ts'
import { makeRecord, replaceRecords } from '../../test/records.ts'

const field = page.getByRole('searchbox', { name: 'Search bookmarks' })
const slideshow = page.getByRole('dialog', { name: 'Slideshow' })

beforeEach(openBookmarks)

test('On Enter, or when its field is left, a search is added to the address, but not to the history', async () => {
  const entryKey = navigation.currentEntry?.key
  await field.fill('2024-01-03')
  await expect.poll(dates).toEqual(['2024-01-03'])
  expect(location.search).toBe('')
  await userEvent.keyboard('{Enter}')
  expect(location.search).toBe('?q=2024-01-03')
  await field.fill('2024-01-02')
  field.element().blur()
  expect(location.search).toBe('?q=2024-01-02')
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Picture date')
  expect(location.search).toBe('?q=2024-01-02&order=date')
  expect(navigation.currentEntry?.key).toBe(entryKey)
})

test('Escape clears a search, and the number of results is announced', async () => {
  const status = page.getByRole('status')
  await field.fill('2024-01-03')
  await expect.element(status).toHaveTextContent('1 of 4 bookmarks')
  await userEvent.keyboard('{Enter}')
  // Firefox does nothing on Escape, and no browser on one that a script has sent.
  field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.element(field).toHaveValue('')
  expect(location.search).toBe('')
  await expect.poll(dates).toEqual(newestFirst)
  await field.fill('moon over')
  await expect.element(status).toHaveTextContent('0 of 4 bookmarks')
})

const more = page.getByTitle('More')

test('“Use as a picture frame” keeps a search and its order, and Escape returns to them', async () => {
  const picture = { media_type: 'image', url: `${location.origin}/icon.svg` }
  await replaceRecords(newestFirst.map((date) => makeRecord(date, picture)))
  goTo('/bookmarks?q=2024-01&order=oldest')
  await more.click()
  await page.getByRole('link', { name: 'Use as a picture frame' }).click()
  await expect.element(slideshow).toBeVisible()
  expect(location.search).toBe('?q=2024-01&order=oldest&slideshow&shuffle&every=3600')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => location.search).toBe('?q=2024-01&order=oldest')
  history.back()
  await expect.poll(() => location.search).toBe('')
})
