import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getBookmark, seedRecords } from '../../test/bookmark-records.ts'
import { SlideshowButton } from '../../entry/viewer/SlideshowButton.tsx'
import { BookmarkSlideshow } from './BookmarkSlideshow.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await seedRecords()
})

function renderSlideshow(keys: readonly string[], onMessage = () => {}) {
  return render(
    <>
      <SlideshowButton />
      <BookmarkSlideshow keys={keys} onMessage={onMessage} />
    </>,
  )
}

test('A list without pictures has no slideshow, and says so', async () => {
  const keys = Array.from({ length: 60 }, (_, count) => `film ${count}`)
  await seedRecords(keys.map((key) => getBookmark(key, { createdAt: new Date() })))
  const messages = vi.fn<() => void>()
  await renderSlideshow(keys, messages)
  await page.getByRole('button', { name: 'Slideshow' }).click()
  await expect.poll(() => messages).toHaveBeenCalledWith('This list has no pictures to show.')
  expect(new URLSearchParams(location.search).has('slideshow')).toBe(false)
})

test('Where the bookmarks cannot be read, each click says so', async () => {
  const keys = ['2024-01-05', '2024-01-06']
  const picture = { media_type: 'image', url: 'https://apod.nasa.gov/apod/image/lamp.jpg' }
  await seedRecords(keys.map((key) => getBookmark(key, picture)))
  await renderSlideshow(keys)
  const button = page.getByRole('button', { name: 'Slideshow' })
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
