import { Heart } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useStore } from '../../ui/use-store.ts'
import { bookmarkOrder, type BookmarkOrder } from '../../bookmarks/bookmark-order.ts'
import styles from './BookmarksScreen.module.css'
import { SearchableList } from './search/SearchableList.tsx'
import { BackupBar } from './backup/BackupBar.tsx'
import { UndoToasts } from './undo/UndoToasts.tsx'

/** The Bookmarks screen. */
export function BookmarksScreen() {
  // The order for the keyboard. A later resize changes only what is where, and loses nothing.
  const [isWide] = useState(() => matchMedia('(width >= 80rem)').matches)
  const order = useStore(bookmarkOrder)
  // The list would move it when it comes.
  const backup = order !== 'reading' && <BackupBar />
  return (
    <div className={styles.screen}>
      {isWide && backup}
      <UndoToasts />
      <BookmarkList order={order} />
      {!isWide && backup}
    </div>
  )
}

function BookmarkList({ order }: { order: BookmarkOrder | 'reading' | 'failed' }) {
  if (order === 'reading') return <Loading />
  if (order === 'failed') return <p className="notice">Your bookmarks could not be read.</p>
  if (order.dated.length + order.undated.length === 0) {
    return (
      <div className={`notice lone ${styles.empty}`}>
        <Icon icon={Heart} />
        <p>You have no bookmarks yet. Press a picture’s heart to bookmark it.</p>
        <Link className="button" href="/dateview">
          Show today’s picture
        </Link>
      </div>
    )
  }
  return <SearchableList keys={order} />
}
