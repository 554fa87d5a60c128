import { useRef, useState } from 'react'
import { Loading } from '../../ui/Loading.tsx'
import { Page } from '../../ui/Page.tsx'
import { useBookmarkList } from '../../bookmarks/bookmark-store.ts'
import styles from './BookmarksScreen.module.css'
import { SearchableList } from './search/SearchableList.tsx'
import { useShownList } from './search/use-shown-list.ts'
import { BookmarkSlideshow } from './slideshow/BookmarkSlideshow.tsx'
import { BackupBar, BackupMessage } from './backup/BackupBar.tsx'
import { UndoToasts } from '../../bookmarks/undo/UndoToasts.tsx'

/** The Bookmarks screen. */
export function BookmarksScreen() {
  // Decides the order for Tab. A later resize only moves the boxes.
  const [isWide] = useState(() => matchMedia('(width >= 80rem)').matches)
  const [message, setMessage] = useState('')
  const list = useBookmarkList()
  const undoButton = useRef<HTMLButtonElement>(null)
  const backupBar = useRef<HTMLElement>(null)
  const shown = useShownList(typeof list === 'object' ? list.keys : undefined)
  // Shown after the list, or it would move when the list arrives.
  const backup = list && (list === 'failed' || shown.found.state !== 'searching') && (
    <BackupBar ref={backupBar} list={list} onMessage={setMessage}>
      {list !== 'failed' && <BookmarkSlideshow keys={shown.found.keys} />}
    </BackupBar>
  )
  return (
    <Page head={isWide && backup}>
      <div className={`block-on-paper ${styles.screen}`}>
        <div className={`screen-only toast ${styles.toasts}`}>
          <BackupMessage text={message} />
          <UndoToasts undoButton={undoButton} />
        </div>
        {!list && <Loading />}
        {list === 'failed' && <p className="notice">Your bookmarks could not be read.</p>}
        {typeof list === 'object' && (
          <SearchableList {...shown} undoButton={undoButton} backupBar={backupBar} />
        )}
        {!isWide && <div className="screen-only">{backup}</div>}
      </div>
    </Page>
  )
}
