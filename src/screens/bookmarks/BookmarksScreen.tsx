import { Heart } from 'lucide-react'
import { useMemo } from 'react'
import { refetchBookmarks, useBookmarks } from '../../bookmarks/stored-bookmarks.ts'
import { SlideshowLayer } from '../../lightbox/SlideshowLayer.tsx'
import { pathOf } from '../../navigation/address.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { useAnnouncement } from '../../ui/messages.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { type BookmarkList, useBookmarkList } from './bookmark-list.ts'
import { BookmarkDialog } from './BookmarkDialog.tsx'
import { BookmarkGrid } from './BookmarkGrid.tsx'
import { BookmarksHeader } from './BookmarksHeader.tsx'
import { ImportButton } from './ExportImport.tsx'

export function BookmarksScreen({ address }: ScreenProps<'bookmarks'>) {
  const { bookmarks, isLoaded, error, isFetching } = useBookmarks()
  const all = useMemo(() => [...bookmarks.values()], [bookmarks])
  const list = useBookmarkList(all, isLoaded, address)
  const entries = useMemo(() => list.found.map(({ entry }) => entry), [list.found])
  const isLoading = !isLoaded && !error
  // While a search filters them, `BookmarksHeader` announces their number.
  const announcement = isLoaded && !list.isFiltered ? 'Showing your bookmarks.' : ''
  useAnnouncement(isLoading ? 'Loading...' : announcement)
  return (
    <ScreenLayout
      // A new element once the bookmarks have loaded. The empty one would count as a layout shift when the header appears above it.
      key={String(isLoaded)}
      title="Bookmarks"
      header={all.length > 0 && <BookmarksHeader list={list} />}
    >
      {isLoading && (
        <div className="ui-empty-state ui-delayed">
          <p>Loading...</p>
        </div>
      )}
      {error && (
        <FailureNotice
          sentence="Your bookmarks couldn’t be read."
          isRetrying={isFetching}
          onRetry={refetchBookmarks}
        />
      )}
      {isLoaded && (
        <>
          {all.length === 0 && <NoBookmarks />}
          {all.length > 0 && list.found.length === 0 && <NothingFound list={list} />}
          <BookmarkGrid list={list} />
          <BookmarkDialog list={list} />
          <SlideshowLayer entries={entries} />
        </>
      )}
    </ScreenLayout>
  )
}

function NothingFound({ list: { draftTerms, setDraftTerms, fieldRef } }: { list: BookmarkList }) {
  const terms = draftTerms.trim()

  function handleClear() {
    setDraftTerms('')
    fieldRef.current?.focus()
  }

  return (
    <div className="ui-empty-state">
      <p>{`No bookmarks match “${terms}”.`}</p>
      <button type="button" className="ui-button" onClick={handleClear}>
        Clear the search
      </button>
      {terms && (
        <a className="ui-button ui-outlined" href={pathOf({ screen: 'search', terms })}>
          {`Search all years for “${terms}”`}
        </a>
      )}
    </div>
  )
}

function NoBookmarks() {
  return (
    <div className="ui-empty-state">
      <Heart className="ui-accent" strokeWidth={1.5} style={{ '--icon-size': 'var(--target)' }} />
      <p>You have no bookmarks yet.</p>
      <p>Press the heart on a picture to bookmark it.</p>
      <div className="ui-row">
        <a className="ui-button" href={pathOf({ screen: 'today' })}>
          Show today’s picture
        </a>
        <ImportButton className="ui-button ui-outlined" />
      </div>
    </div>
  )
}
