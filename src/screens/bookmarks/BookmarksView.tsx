import { Heart } from 'lucide'
import type { RefObject } from 'react'
import { formatDay } from '../../apod/calendar.ts'
import { isDay } from '../../apod/day.ts'
import { pathOf } from '../../navigation/address.ts'
import { typedSearchPath } from '../../navigation/typed-search-path.ts'
import { hasNasaList } from '../../settings.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ImportButton } from './BackupButtons.tsx'
import { BookmarkDialog } from './BookmarkDialog.tsx'
import { BookmarkGrid } from './BookmarkGrid.tsx'
import type { BookmarkResults } from './bookmark-results.ts'
import styles from './BookmarksScreen.module.css'

interface BookmarksViewProps {
  results: BookmarkResults
  fieldRef: RefObject<HTMLInputElement | null>
}

export function BookmarksView({ results, fieldRef }: BookmarksViewProps) {
  const { words, setWords, bookmarks, bookmarkCount, missingKey } = results

  function clear() {
    setWords('')
    fieldRef.current?.focus()
  }

  return (
    <>
      {missingKey !== undefined && (
        <p className="ui-notice" role="alert">
          <span>This bookmark is not here.</span>
          {isDay(missingKey) && (
            <a href={pathOf({ screen: 'day', date: missingKey })}>
              {`Show ${formatDay(missingKey, 'long')}`}
            </a>
          )}
        </p>
      )}
      {bookmarkCount === 0 && <NoBookmarks />}
      {bookmarkCount > 0 && bookmarks.length === 0 && (
        <div className="ui-empty-state">
          <p>{`No bookmarks match “${words.trim()}”.`}</p>
          <button type="button" className="ui-button" onClick={clear}>
            Clear the search
          </button>
          {hasNasaList && words.trim() && (
            <a className="ui-button ui-outlined" href={typedSearchPath(words.trim())}>
              {`Search all years for “${words.trim()}”`}
            </a>
          )}
        </div>
      )}
      <BookmarkGrid results={results} />
      <BookmarkDialog results={results} />
    </>
  )
}

function NoBookmarks() {
  return (
    <div className="ui-empty-state">
      <Icon icon={Heart} className={styles.heart} />
      <p>You have no bookmarks yet.</p>
      <p>Press a picture’s heart to bookmark it.</p>
      <div className="ui-row">
        <a className="ui-button" href={pathOf({ screen: 'today' })}>
          Show today’s picture
        </a>
        <ImportButton className="ui-button ui-outlined" />
      </div>
    </div>
  )
}
