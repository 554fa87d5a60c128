import { useSyncExternalStore } from 'react'
import { Link } from '../../ui/Link.tsx'
import { Loading } from '../../ui/Loading.tsx'
import styles from './BookmarksScreen.module.css'
import { SearchableList } from './search/SearchableList.tsx'
import { BackupBar } from './backup/BackupBar.tsx'
import { bookmarkKeys } from '../../bookmarks/bookmark-keys.ts'
import { UndoToast } from './undo/UndoToast.tsx'

/** The Bookmarks screen. */
export function BookmarksScreen() {
  return (
    <div className={styles.screen}>
      <BackupBar />
      <UndoToast />
      <BookmarkList />
    </div>
  )
}

function BookmarkList() {
  const keys = useSyncExternalStore(bookmarkKeys.subscribe, bookmarkKeys.getSnapshot)

  switch (keys.state) {
    case 'reading':
      return <Loading />
    case 'failed':
      return <p className="notice">Your bookmarks could not be read.</p>
    case 'read':
      break
  }
  const { dated, undated } = keys.value
  if (dated.length + undated.length === 0) {
    return (
      <p className="notice">
        You have no bookmarks yet. Look a day up <Link href="/dateview">by its date</Link> and press
        the heart to keep it here.
      </p>
    )
  }
  return <SearchableList keys={keys.value} />
}
