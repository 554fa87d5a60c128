import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SlideshowButton } from '../../entry/viewer/SlideshowButton.tsx'
import { getBookmark } from '../../test/bookmark-records.ts'
import { readBookmark } from '../bookmark.ts'
import { BookmarkSlideshow } from './BookmarkSlideshow.tsx'

test('A list without pictures has no slideshow, and says so', async () => {
  const records = ['film 1', 'film 2'].map((date) => getBookmark(date))
  const messages = vi.fn<() => void>()
  await render(
    <>
      <SlideshowButton />
      <BookmarkSlideshow
        bookmarks={records.flatMap((record) => readBookmark(record) ?? [])}
        onMessage={messages}
      />
    </>,
  )
  await page.getByRole('button', { name: 'Slideshow' }).click()
  await expect.poll(() => messages).toHaveBeenCalledWith('This list has no pictures to show.')
  expect(new URLSearchParams(location.search).has('slideshow')).toBe(false)
})
