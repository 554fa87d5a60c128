import { Heart as HeartIcon } from 'lucide'
import { useRef, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { Icon } from '../ui/Icon.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import { requestPersistence, toggleBookmark } from './actions.ts'
import { useBookmark, useBookmarksStatus } from './bookmark-store.ts'
import { alertFailure } from './database.ts'
import styles from './Heart.module.css'
import { hasOwnFields } from './own-fields.ts'
import { forgetRemovals, ownToRestore, showUndo } from './toasts/toasts.ts'

/** Adds or removes a bookmark, also with the key B. The heart shows as set only when the database says so. */
export function Heart({ entry }: { entry: Entry }) {
  const button = useRef<HTMLButtonElement>(null)
  const status = useBookmarksStatus()
  const isBookmarked = useBookmark(entry.date) !== undefined
  const [announcement, setAnnouncement] = useState('')
  useShortcut('b', () => button.current?.click())

  async function toggle() {
    setAnnouncement('')
    try {
      // What can't be read is shown as not bookmarked, so that a click can only mean to bookmark it.
      const addOnly = status === 'failed'
      const { record, isRemoved } = await toggleBookmark(entry, {
        ownToRestore: () => ownToRestore(entry.date),
        addOnly,
      })
      // Nothing else needs Undo: the heart brings it back.
      if (isRemoved && hasOwnFields(record)) showUndo(record)
      if (!isRemoved) {
        forgetRemovals(record)
        void requestPersistence()
      }
      // With the focus on it, the button announces its own state.
      if (button.current === document.activeElement) return
      setAnnouncement(isRemoved ? 'Bookmark removed.' : 'Bookmarked.')
    } catch (error) {
      alertFailure(error)
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`ui-icon-button ${styles.heart}`}
        title="Bookmark"
        aria-pressed={isBookmarked}
        disabled={status === 'loading'}
        onClick={() => void toggle()}
      >
        <Icon icon={HeartIcon} />
      </button>
      <span className="ui-visually-hidden" role="status">
        {announcement}
      </span>
    </>
  )
}
