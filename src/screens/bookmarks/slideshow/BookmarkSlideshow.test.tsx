import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getBookmark, seedRecords } from '../../../bookmarks/test-records.ts'
import { BookmarkSlideshow, BookmarkSlideshowButton } from './BookmarkSlideshow.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await seedRecords()
})

test('A list of films, which has no slideshow, is read four, then fifty at a time', async () => {
  const keys = Array.from({ length: 100 }, (_, count) => `film ${count}`)
  await seedRecords(keys.map((key) => getBookmark(key, { createdAt: new Date() })))
  const reads = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await render(<BookmarkSlideshowButton keys={keys} />)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(reads).toHaveBeenCalledTimes(3)
})

test('Where the bookmarks cannot be read, each click says so', async () => {
  const keys = ['2024-01-05', '2024-01-06']
  const picture = { media_type: 'image', url: 'https://apod.nasa.gov/apod/image/lamp.jpg' }
  await seedRecords(keys.map((key) => getBookmark(key, picture)))
  await render(
    <>
      <BookmarkSlideshowButton keys={keys} />
      <BookmarkSlideshow keys={keys} />
    </>,
  )
  const button = page.getByRole('button', { name: 'Slideshow' })
  await expect.element(button).toBeVisible()
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('try later', 'DataError')
  })
  for (const times of [1, 2]) {
    await button.click()
    await expect.poll(() => alerts).toHaveBeenCalledTimes(times)
  }
  expect(alerts).toHaveBeenLastCalledWith('Your bookmarks could not be read. DataError: try later')
})
