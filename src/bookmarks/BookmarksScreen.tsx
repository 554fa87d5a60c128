import { useState } from 'react'
import type { Bookmark, Key } from './bookmark.ts'
import { useBookmark, useBookmarks, useReading } from './BookmarksProvider.tsx'
import { Loading } from '../ui/Loading.tsx'
import { More } from '../ui/More.tsx'
import { Page } from '../ui/Page.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'
import styles from './BookmarksScreen.module.css'
import { SearchableList } from './search/SearchableList.tsx'
import { useShownList } from './search/use-shown-list.ts'
import { BookmarkSlideshow } from './slideshow/BookmarkSlideshow.tsx'
import { BackupBar } from './backup/BackupBar.tsx'
import { SlideshowButton } from '../entry/viewer/SlideshowButton.tsx'
import { Toasts } from './undo/Toasts.tsx'

/** The Bookmarks screen. */
export function BookmarksScreen() {
  const isWide = useMediaQuery('(width >= 80rem)')
  useReading()
  const bookmarks = useBookmarks()
  const list = typeof bookmarks === 'object' ? bookmarks : none
  const [openKey, setOpenKey] = useOpenKey()
  const shown = useShownList(list, openKey)

  const backup = (bookmarks === 'failed' || list.length > 0) && (
    <BackupBar bookmarks={list}>{shown.list.length > 1 && <SlideshowButton />}</BackupBar>
  )
  return (
    <Page head={isWide && backup}>
      <div className={styles.screen}>
        <div className="screen-only toasts">
          <Toasts />
        </div>
        {!bookmarks && <Loading />}
        {bookmarks === 'failed' && (
          <div className="lone">
            <p>Your bookmarks could not be read.</p>
            {!isWide && backup}
          </div>
        )}
        {typeof bookmarks === 'object' && (
          <>
            {/* Not in More, which may be closed. */}
            <BookmarkSlideshow bookmarks={shown.list} />
            <SearchableList
              bookmarks={bookmarks}
              shown={shown}
              openKey={openKey}
              onOpen={setOpenKey}
              more={!isWide && <More isRound>{backup}</More>}
            />
          </>
        )}
      </div>
    </Page>
  )
}

const none: readonly Bookmark[] = []

/** The bookmark in the dialog: removed, also in another tab, it is in none. */
function useOpenKey() {
  const [openKey, setOpenKey] = useState<Key>()
  const isGone = useBookmark(openKey) === undefined
  if (openKey !== undefined && isGone) setOpenKey(undefined)
  return [openKey, setOpenKey] as const
}
