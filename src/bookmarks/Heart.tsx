import { Heart as HeartIcon } from 'lucide'
import { useRef, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { Icon } from '../ui/Icon.tsx'
import { type Shortcut, useShortcuts } from '../ui/shortcuts.ts'
import { alertFailure } from './alert-failure.ts'
import { toggleBookmark } from './actions.ts'
import styles from './Heart.module.css'
import { noteOf } from './note.ts'
import { requestPersistenceSilently } from './storage-persistence.ts'
import { useBookmarkList, useIsBookmarked } from './bookmark-store.ts'
import { showUndo } from './undo/undo.ts'

export const heartShortcuts: readonly Shortcut<() => void>[] = [
  {
    key: 'b',
    label: 'Add or remove the bookmark (also in the open entry)',
    run: (press) => press(),
  },
]

/** Adds or removes a bookmark, also by the key B. It shows as set only when the database says so. */
export function Heart({ entry }: { entry: Entry }) {
  const button = useRef<HTMLButtonElement>(null)
  const list = useBookmarkList()
  const isBookmarked = useIsBookmarked(entry.date)
  const [announcement, setAnnouncement] = useState('')
  useShortcuts(heartShortcuts, () => button.current?.click())

  async function toggle() {
    setAnnouncement('')
    try {
      // What can't be read is shown as not bookmarked, so that a click can only mean to bookmark it.
      const removed = await toggleBookmark(entry, list === 'failed')
      // Only a note needs Undo: the heart brings back all else.
      if (removed && noteOf(removed)) showUndo(removed)
      // The Bookmarks screen says whether it was granted.
      void requestPersistenceSilently()
      // With the focus on it, the button announces its own state.
      if (button.current === document.activeElement) return
      setAnnouncement(removed ? 'Bookmark removed.' : 'Bookmarked.')
    } catch (error) {
      alertFailure(error)
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`icon-button ${styles.heart}`}
        aria-label="Bookmark"
        aria-pressed={isBookmarked}
        disabled={list === undefined}
        onClick={() => void toggle()}
      >
        <Icon icon={HeartIcon} />
      </button>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  )
}
