import { Heart } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from 'wouter'
import { Loading } from '../../ui/Loading.tsx'
import { Page } from '../../ui/Page.tsx'
import type { BookmarkList } from '../../bookmarks/bookmark-list.ts'
import { useBookmarkList } from '../../bookmarks/bookmark-store.ts'
import styles from './BookmarksScreen.module.css'
import { SearchableList } from './search/SearchableList.tsx'
import { type ShownList, useShownList } from './search/use-shown-list.ts'
import { SlideshowButton } from './slideshow/SlideshowButton.tsx'
import { BackupBar, BackupMessage } from './backup/BackupBar.tsx'
import { UndoToasts } from './undo/UndoToasts.tsx'

/** The Bookmarks screen. */
export function BookmarksScreen() {
  // Decides the order for Tab. A later resize only moves the boxes.
  const [isWide] = useState(() => matchMedia('(width >= 80rem)').matches)
  const [message, setMessage] = useState('')
  const list = useBookmarkList()
  const shown = useShownList(typeof list === 'object' ? list.keys : undefined)
  // Shown after the list, or it would move when the list arrives.
  const backup = list && (list === 'failed' || shown.found.state !== 'searching') && (
    <BackupBar list={list} onMessage={setMessage}>
      {list !== 'failed' && <SlideshowButton keys={shown.found.keys} />}
    </BackupBar>
  )
  return (
    <Page head={isWide && backup}>
      <div className={`block-on-paper ${styles.screen}`}>
        <div className={`screen-only toast ${styles.toasts}`}>
          <BackupMessage text={message} />
          <UndoToasts />
        </div>
        {contentOf(list, shown)}
        {!isWide && <div className="screen-only">{backup}</div>}
      </div>
    </Page>
  )
}

function contentOf(list: BookmarkList | 'failed' | undefined, shown: ShownList) {
  if (!list) return <Loading />
  if (list === 'failed') return <p className="notice">Your bookmarks could not be read.</p>
  if (list.keys.length === 0) {
    return (
      <div className={`lone ${styles.empty}`}>
        <Icon icon={Heart} />
        <p>You have no bookmarks yet. Press a picture’s heart to bookmark it.</p>
        <Link className="button" href="/dateview">
          Show today’s picture
        </Link>
      </div>
    )
  }
  return <SearchableList {...shown} />
}
