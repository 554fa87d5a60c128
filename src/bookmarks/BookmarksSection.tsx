import { useMemo } from 'react'
import { mediaOf } from '../apod/media.ts'
import type { AddressOf } from '../navigation/address.ts'
import { useAddress } from '../navigation/history.ts'
import { useMediaQuery } from '../ui/hooks.ts'
import { Loading } from '../ui/Loading.tsx'
import { More } from '../ui/More.tsx'
import { ScreenLayout } from '../ui/ScreenLayout.tsx'
import { windows } from '../ui/windows.ts'
import { Slideshow, SlideshowButton } from '../viewer/Slideshow.tsx'
import { BackupButtons, exportAdvice } from './backup/BackupButtons.tsx'
import type { Bookmark } from './bookmark.ts'
import { retryReading, useBookmarks } from './bookmark-store.ts'
import styles from './BookmarksSection.module.css'
import { useBookmarkResults } from './grid/bookmark-results.ts'
import { BookmarksView } from './grid/BookmarksView.tsx'

export function BookmarksScreen({ address }: { address: AddressOf<'bookmarks'> }) {
  const isWide = useMediaQuery(windows.column)
  const bookmarks = useBookmarks()
  const { status, all } = bookmarks
  const results = useBookmarkResults(bookmarks, address)

  const tools = all.length > 0 && (
    <div className="ui-small-print ui-row">
      {results.bookmarks.length > 1 && <SlideshowButton />}
      <BackupButtons bookmarks={all} />
    </div>
  )
  const more = !isWide && (
    <More isIconOnly>
      <p className="ui-small-print">{exportAdvice}</p>
      {tools}
    </More>
  )
  return (
    <ScreenLayout title="Bookmarks" head={isWide && tools}>
      <div className={styles.section}>
        {status === 'loading' && <Loading />}
        {status === 'failed' && (
          <div className="ui-empty-state">
            <p>Your bookmarks could not be read.</p>
            <button type="button" className="ui-button" onClick={retryReading}>
              Try again
            </button>
          </div>
        )}
        {status === 'ready' && (
          <>
            {/* Not in More, which may be closed. */}
            <BookmarkSlideshow bookmarks={results.bookmarks} />
            <BookmarksView results={results} more={more} />
          </>
        )}
      </div>
    </ScreenLayout>
  )
}

function BookmarkSlideshow({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const isOn = useAddress().layers.includes('slideshow')
  const pictures = useMemo(() => {
    const entries = isOn ? bookmarks.map(({ entry }) => entry) : []
    return entries.filter((entry) => mediaOf(entry).kind === 'picture')
  }, [isOn, bookmarks])
  return <Slideshow pictures={pictures} />
}
