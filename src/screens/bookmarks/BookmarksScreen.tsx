import { Heart } from 'lucide-react'
import { useMemo } from 'react'
import { titleOf } from '../../apod/entry-text.ts'
import { slideOf } from '../../apod/slide.ts'
import type { Bookmark } from '../../bookmarks/bookmark.ts'
import { readFailure } from '../../bookmarks/read-failure.ts'
import { EntryDialog } from '../../entry/dialog/EntryDialog.tsx'
import { Slideshow } from '../../lightbox/Slideshow.tsx'
import { useShownMedia } from '../../media/use-shown-media.ts'
import { type AddressOf, dayPathOf, pathOf } from '../../navigation/address.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { alertError, announce, useAnnouncement } from '../../ui/messages.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import type { Step } from '../../ui/steps.tsx'
import { type BookmarkList, updateBookmarksAddress, useBookmarkList } from './bookmark-list.ts'
import { BookmarkGrid } from './BookmarkGrid.tsx'
import { BookmarksHeader } from './BookmarksHeader.tsx'
import { ImportButton } from './ExportImport.tsx'

export function BookmarksScreen({ address }: { address: AddressOf<'bookmarks'> }) {
  const list = useBookmarkList(address)
  const { all, found, isLoaded, hasFailed, isFetching, refetch } = list
  const isLoading = !isLoaded && !hasFailed
  const openBookmark = found[list.openIndex]
  // While a search filters them, `BookmarksHeader` announces their number.
  const announcement = isLoaded && !list.isFiltered ? 'Showing your bookmarks.' : ''
  useAnnouncement(isLoading ? 'Loading...' : announcement)

  async function tryAgain() {
    const { error: reason } = await refetch()
    if (reason) alertError(readFailure, reason)
  }

  return (
    <ScreenLayout
      // Once loaded, a new element: the empty one would count as a layout shift when the header appears.
      key={String(isLoaded)}
      title="Bookmarks"
      header={all.length > 0 && <BookmarksHeader list={list} />}
    >
      {isLoading && (
        <div className="ui-empty-state ui-delayed">
          <p>Loading...</p>
        </div>
      )}
      {hasFailed && (
        <FailureNotice
          sentence={readFailure}
          isRetrying={isFetching}
          onRetry={() => void tryAgain()}
        />
      )}
      {isLoaded && (
        <>
          {all.length === 0 && <NoBookmarks />}
          {all.length > 0 && found.length === 0 && <NothingFound terms={list.draftTerms.trim()} />}
          <BookmarkGrid list={list} />
          {openBookmark && <BookmarkDialog list={list} bookmark={openBookmark} />}
          {address.layers.includes('slideshow') && <BookmarkSlideshow bookmarks={found} />}
        </>
      )}
    </ScreenLayout>
  )
}

function BookmarkSlideshow({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const slides = useMemo(
    () => bookmarks.flatMap(({ entry, key }) => slideOf(entry, key) ?? []),
    [bookmarks],
  )
  return <Slideshow slides={slides} />
}

function BookmarkDialog({ list, bookmark }: { list: BookmarkList; bookmark: Bookmark }) {
  const { found, openIndex: index } = list
  const { key, entry } = bookmark
  const shownMedia = useShownMedia(String(key), entry)

  function stepTo(target: number, disabledReason: string): Step {
    const neighbour = found[target]
    if (!neighbour) return { disabledReason }
    return {
      go: () => {
        if (updateBookmarksAddress({ openKey: String(neighbour.key) }))
          announce(`${titleOf(neighbour.entry)}, ${target + 1} of ${found.length}`)
      },
    }
  }

  return (
    <EntryDialog
      date={entry.date}
      entry={entry}
      shownMedia={shownMedia}
      bookmarkKey={key}
      lookUpPath={dayPathOf(entry.date)}
      steps={{
        noun: 'bookmark',
        previous: stepTo(index - 1, 'This is the first bookmark.'),
        next: stepTo(index + 1, 'This is the last bookmark.'),
      }}
    />
  )
}

function NothingFound({ terms }: { terms: string }) {
  return (
    <EmptyState>
      <p>{`No bookmarks match “${terms}”.`}</p>
      <a className="ui-button" href={pathOf({ screen: 'search', terms })}>
        {`Search all years for “${terms}”`}
      </a>
    </EmptyState>
  )
}

function NoBookmarks() {
  return (
    <EmptyState>
      <Heart className="ui-accent" strokeWidth={1.5} style={{ '--icon-size': 'var(--target)' }} />
      <p>You have no bookmarks yet.</p>
      <p>Press the heart on a picture to bookmark it.</p>
      <div className="ui-row">
        <a className="ui-button" href={pathOf({ screen: 'today' })}>
          Show today’s picture
        </a>
        <ImportButton className="ui-button ui-outlined" />
      </div>
    </EmptyState>
  )
}
