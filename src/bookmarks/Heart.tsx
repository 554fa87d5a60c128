import { Heart as HeartIcon } from 'lucide'
import { useRef } from 'react'
import type { Entry } from '../apod/entry.ts'
import { Icon } from '../ui/Icon.tsx'
import { announce, say } from '../ui/messages.ts'
import { useShortcut } from '../ui/shortcuts.ts'
import { addRecords, toggleBookmark } from './actions.ts'
import { useBookmark, useBookmarksStatus } from './bookmark-store.ts'
import { alertFailure, requestPersistence } from './database.ts'
import styles from './Heart.module.css'
import { forgetRemoval, recordToAdd, sayRemoved } from './removals.ts'

/** Adds or removes a bookmark, also with the key B. The heart shows as set only when the database says so. */
export function Heart({ entry }: { entry: Entry }) {
  const button = useRef<HTMLButtonElement>(null)
  const status = useBookmarksStatus()
  const isBookmarked = useBookmark(entry.date) !== undefined
  useShortcut('b', () => button.current?.click())

  async function toggle() {
    if (status === 'loading') return say('Your bookmarks are still being read.')
    // Ends the last announcement.
    announce('')
    try {
      if (status === 'failed') {
        // What can't be read is shown as not bookmarked, so that a click can only mean to bookmark it.
        await addRecords([recordToAdd(entry)])
      } else {
        const removed = await toggleBookmark(entry.date, () => recordToAdd(entry))
        if (removed) return sayRemoved(removed)
      }
      forgetRemoval(entry.date)
      void requestPersistence()
      // With the focus on it, the button announces its own state.
      if (button.current !== document.activeElement) announce('Bookmarked.')
    } catch (error) {
      alertFailure(error)
    }
  }

  return (
    <button
      ref={button}
      type="button"
      className={`ui-icon-button ${styles.heart} ${isBookmarked ? 'ui-set' : ''}`}
      title="Bookmark"
      aria-pressed={isBookmarked}
      aria-disabled={status === 'loading'}
      onClick={() => void toggle()}
    >
      <Icon icon={HeartIcon} />
    </button>
  )
}
