import { useMemo, useRef } from 'react'
import { mediaOf } from '../../apod/media.ts'
import type { AddressOf } from '../../navigation/address.ts'
import { useAddress } from '../../navigation/history.ts'
import { countOf } from '../../text/plain-text.ts'
import { Loading } from '../../ui/Loading.tsx'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { Slideshow } from '../../viewer/Slideshow.tsx'
import type { Bookmark } from '../../bookmarks/bookmark.ts'
import { retryReading, useBookmarks } from '../../bookmarks/bookmark-store.ts'
import styles from './BookmarksScreen.module.css'
import { useBookmarkResults } from './bookmark-results.ts'
import { BookmarksHead } from './BookmarksHead.tsx'
import { BookmarksView } from './BookmarksView.tsx'

export function BookmarksScreen({ address }: { address: AddressOf<'bookmarks'> }) {
  const bookmarks = useBookmarks()
  const { status, all, unreadCount } = bookmarks
  const results = useBookmarkResults(bookmarks, address)
  const fieldRef = useRef<HTMLInputElement>(null)
  return (
    <ScreenLayout
      // The list comes with its head, which would else push what stood there.
      key={status}
      title="Bookmarks"
      head={all.length > 0 && <BookmarksHead results={results} all={all} fieldRef={fieldRef} />}
    >
      <div className={styles.section}>
        {unreadCount > 0 && (
          <p className="ui-notice" role="alert">
            {`${countOf(unreadCount, 'bookmark')} can’t be read. All others are here, and in an export.`}
          </p>
        )}
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
            <BookmarkSlideshow bookmarks={results.bookmarks} />
            <BookmarksView results={results} fieldRef={fieldRef} />
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
