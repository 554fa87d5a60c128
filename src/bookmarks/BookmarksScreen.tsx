import { useEffect, useRef, useState } from 'react'
import type { Bookmark, Key } from './bookmark.ts'
import { useBookmark, useBookmarks, useReading } from './BookmarksProvider.tsx'
import { Loading } from '../ui/Loading.tsx'
import { More } from '../ui/More.tsx'
import { Page } from '../ui/Page.tsx'
import { readPersistence, storagePersistence } from './storage-persistence.ts'
import { useStore } from '../ui/store.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import styles from './BookmarksScreen.module.css'
import { SearchableList } from './search/SearchableList.tsx'
import { useShownList } from './search/use-shown-list.ts'
import { BookmarkSlideshow } from './slideshow/BookmarkSlideshow.tsx'
import { BackupBar, BackupMessage } from './backup/BackupBar.tsx'
import { ExportButton } from './backup/ExportButton.tsx'
import { ImportFile } from './backup/ImportFile.tsx'
import { SlideshowButton } from '../entry/viewer/SlideshowButton.tsx'
import { UndoToasts } from './undo/UndoToasts.tsx'

/** The Bookmarks screen. */
export function BookmarksScreen() {
  const isWide = useMediaQuery('(width >= 80rem)')
  const [message, setMessage] = useState('')
  const persistence = useStore(storagePersistence)
  useEffect(() => void readPersistence(), [])
  useReading()
  const bookmarks = useBookmarks()
  const list = typeof bookmarks === 'object' ? bookmarks : none
  const [openKey, setOpenKey] = useOpenKey()
  const shown = useShownList(list, openKey)
  const file = useRef<HTMLInputElement>(null)

  function chooseFile() {
    file.current?.click()
  }

  const backup = (bookmarks === 'failed' || list.length > 0) && (
    <BackupBar list={bookmarks ?? none} onChooseFile={chooseFile}>
      {shown.list.length > 1 && <SlideshowButton />}
      <ExportButton onMessage={setMessage} />
    </BackupBar>
  )
  // Shown once the list and the sentence are known, so that nothing moves.
  const isReady = persistence && bookmarks
  return (
    <Page head={isWide && isReady && backup}>
      <div className={styles.screen}>
        <div className="screen-only toasts">
          <BackupMessage text={message} />
          <UndoToasts />
        </div>
        <ImportFile ref={file} onMessage={setMessage} />
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
            <BookmarkSlideshow bookmarks={shown.list} onMessage={setMessage} />
            <SearchableList
              bookmarks={bookmarks}
              shown={shown}
              openKey={openKey}
              onOpen={setOpenKey}
              more={!isWide && <More isRound>{backup}</More>}
              onChooseFile={chooseFile}
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
