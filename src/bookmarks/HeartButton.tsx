import { useMutation } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import type { Entry } from '../apod/entry.ts'
import { isOutageEntry } from '../apod/nasa-quirks.ts'
import { alertError, dismissMessage } from '../ui/messages.ts'
import { ignoreHeldKey } from '../ui/shortcuts.ts'
import type { BookmarkKey } from './bookmark.ts'
import { requestPersistence } from './database.ts'
import { bookmarkRemoval } from './removal.ts'
import { addBookmark, useBookmark } from './stored-bookmarks.ts'

interface HeartButtonProps {
  entry: Entry
  bookmarkKey?: BookmarkKey | undefined
}

/** Adds or removes a bookmark. The heart changes only once the record is stored. */
export function HeartButton({ entry, bookmarkKey = entry.date }: HeartButtonProps) {
  const { bookmark, isLoaded, hasFailed } = useBookmark(bookmarkKey)
  const isBookmarked = bookmark !== undefined
  const adding = useMutation({
    mutationFn: () => addBookmark(entry),
    onSuccess: () => {
      // There's nothing left to undo.
      dismissMessage(entry.date)
      requestPersistence()
    },
    onError: (error) => alertError('The bookmark couldn’t be saved.', error),
  })
  const removing = useMutation(bookmarkRemoval)
  const isLoading = !isLoaded && !hasFailed
  const isBusy = isLoading || adding.isPending || removing.isPending

  function handlePress() {
    if (isBusy) return
    if (isBookmarked) removing.mutate(bookmarkKey)
    else adding.mutate()
  }

  // A placeholder isn't the day's entry. One that an earlier version bookmarked can be removed.
  if (isOutageEntry(entry) && !isBookmarked) return null
  return (
    <button
      type="button"
      className="ui-icon-button"
      title="Bookmark"
      aria-pressed={isBookmarked}
      aria-disabled={isBusy}
      onClick={handlePress}
      onKeyDown={ignoreHeldKey}
    >
      {isBookmarked ? <Heart className="ui-accent" fill="currentColor" /> : <Heart />}
    </button>
  )
}
