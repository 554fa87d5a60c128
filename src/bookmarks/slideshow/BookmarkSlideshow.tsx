import { useEffect, useMemo } from 'react'
import { isPlaceholder } from '../../apod/entry.ts'
import { mediaOf } from '../../apod/media.ts'
import { ListSlideshow } from '../../entry/viewer/ListSlideshow.tsx'
import { useSlideshowAddress } from '../../navigation/use-location.ts'
import type { Bookmark } from '../bookmark.ts'
import { showMessage } from '../undo/toasts.ts'

interface BookmarkSlideshowProps {
  bookmarks: readonly Bookmark[]
}

/** The slideshow of the shown list, while the address asks for it. */
export function BookmarkSlideshow({ bookmarks }: BookmarkSlideshowProps) {
  const [isOn] = useSlideshowAddress()
  const pictures = useMemo(() => (isOn ? picturesOf(bookmarks) : []), [isOn, bookmarks])
  useEffect(() => {
    const isEmpty = isOn && bookmarks.length > 0 && pictures.length === 0
    if (isEmpty) showMessage('This list has no pictures to show.')
  }, [isOn, bookmarks, pictures])
  return <ListSlideshow pictures={isOn ? pictures : undefined} />
}

function picturesOf(bookmarks: readonly Bookmark[]) {
  return bookmarks
    .map(({ entry }) => entry)
    .filter((entry) => mediaOf(entry, true).kind === 'picture' && !isPlaceholder(entry))
}
