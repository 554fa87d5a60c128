import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { BookmarkCard } from './BookmarkCard.tsx'
import styles from './Bookmarks.module.css'
import { allBookmarks } from './store.ts'

/** The Bookmarks screen. */
export function Bookmarks() {
  const bookmarks = useSyncExternalStore(allBookmarks.subscribe, allBookmarks.getSnapshot)
  useDocumentTitle('Bookmarks – Astronomy Picture Of the Day')

  switch (bookmarks.state) {
    case 'reading':
      return null
    case 'failed':
      return <p className="notice">Your bookmarks could not be read.</p>
    case 'read':
      break
  }
  if (bookmarks.value.length === 0) {
    return (
      <p className="notice">
        You have no bookmarks yet. Look a day up <Link href="/dateview">by its date</Link> and press
        the heart to keep it here.
      </p>
    )
  }
  return (
    <ul className={styles.list}>
      {bookmarks.value.map((bookmark) => (
        <li key={JSON.stringify(bookmark.key)}>
          <BookmarkCard bookmark={bookmark} />
        </li>
      ))}
    </ul>
  )
}
