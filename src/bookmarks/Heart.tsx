import { Heart as HeartIcon } from 'lucide'
import { type RefObject, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { Icon } from '../ui/Icon.tsx'
import { useStore } from '../ui/use-store.ts'
import { alertFailure } from './alert-failure.ts'
import { bookmarkOrder, isBookmarked } from './bookmark-order.ts'
import { toggleBookmark } from './bookmarks.ts'
import styles from './Heart.module.css'
import { requestPersistenceSilently } from './storage-persistence.ts'

interface HeartProps {
  entry: Entry
  /** Receives the button, for the screen to click. */
  button: RefObject<HTMLButtonElement | null>
}

/** Adds or removes a bookmark. It shows as set only when the database says so. */
export function Heart({ entry, button }: HeartProps) {
  const order = useStore(bookmarkOrder)
  const [news, setNews] = useState('')

  async function press() {
    const bookmarked = await toggle(entry)
    // With the focus on it, the button announces its own state.
    const isHeard = bookmarked === undefined || button.current === document.activeElement
    setNews(isHeard ? '' : bookmarked ? 'Bookmarked.' : 'Bookmark removed.')
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`icon-button ${styles.heart}`}
        aria-label="Bookmark"
        aria-pressed={isBookmarked(entry.date)}
        disabled={order === 'reading'}
        onClick={() => void press()}
      >
        <Icon icon={HeartIcon} />
      </button>
      <span className="visually-hidden" role="status">
        {news}
      </span>
    </>
  )
}

/** @returns whether it is bookmarked now; undefined if that failed */
async function toggle(entry: Entry) {
  try {
    const bookmarked = await toggleBookmark(entry)
    // The Bookmarks screen shows the result.
    void requestPersistenceSilently()
    return bookmarked
  } catch (error) {
    return alertFailure(error)
  }
}
