import { useEffect, useRef, useState } from 'react'
import { Loading } from '../ui/Loading.tsx'
import { More } from '../ui/More.tsx'
import { Page } from '../ui/Page.tsx'
import { useBookmarkList } from './bookmark-store.ts'
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
  const list = useBookmarkList()
  const undoButton = useRef<HTMLButtonElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const shown = useShownList(typeof list === 'object' ? list.keys : undefined)

  function chooseFile() {
    file.current?.click()
  }

  const backup = list && (list === 'failed' || list.keys.length > 0) && (
    <BackupBar list={list} onChooseFile={chooseFile}>
      {list !== 'failed' && shown.found.keys.length > 1 && <SlideshowButton />}
      <ExportButton onMessage={setMessage} />
    </BackupBar>
  )
  // Shown once the list and the sentence are known, so that nothing moves.
  const isReady = persistence && (list === 'failed' || shown.found.state !== 'searching')
  return (
    <Page head={isWide && isReady && backup}>
      <div className={`block-on-paper ${styles.screen}`}>
        <div className="screen-only toasts">
          <BackupMessage text={message} />
          <UndoToasts undoButton={undoButton} />
        </div>
        <ImportFile ref={file} onMessage={setMessage} />
        {!list && <Loading />}
        {typeof list === 'object' && shown.found.state !== 'searching' && (
          // Not in More, which may be closed.
          <BookmarkSlideshow keys={shown.found.keys} onMessage={setMessage} />
        )}
        {list === 'failed' && (
          <div className="lone">
            <p>Your bookmarks could not be read.</p>
            {!isWide && backup}
          </div>
        )}
        {typeof list === 'object' && (
          <SearchableList
            {...shown}
            undoButton={undoButton}
            more={!isWide && <More isRound>{backup}</More>}
            onChooseFile={chooseFile}
          />
        )}
      </div>
    </Page>
  )
}
