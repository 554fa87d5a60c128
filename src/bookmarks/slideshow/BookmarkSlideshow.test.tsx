import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SlideshowButton } from '../../entry/viewer/SlideshowButton.tsx'
import { getBookmark } from '../../test/bookmark-records.ts'
import { readBookmark } from '../bookmark.ts'
import { toasts } from '../undo/toasts.ts'
import { BookmarkSlideshow } from './BookmarkSlideshow.tsx'

test('A list without pictures has no slideshow, and says so', async () => {
  const records = ['film 1', 'film 2'].map((date) => getBookmark(date))
  await render(
    <>
      <SlideshowButton />
      <BookmarkSlideshow bookmarks={records.flatMap((record) => readBookmark(record) ?? [])} />
    </>,
  )
  await page.getByRole('button', { name: 'Slideshow' }).click()
  await expect
    .poll(() => toasts.get())
    .toMatchObject([{ text: 'This list has no pictures to show.' }])
  expect(new URLSearchParams(location.search).has('slideshow')).toBe(false)
})
