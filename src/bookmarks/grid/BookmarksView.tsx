import { Heart } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { pathOf } from '../../navigation/address.ts'
import { typedSearchPath } from '../../navigation/typed-search-path.ts'
import { hasNasaList } from '../../settings.ts'
import { countOf } from '../../text/plain-text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useAnnouncement } from '../../ui/messages.ts'
import { ImportButton } from '../backup/BackupButtons.tsx'
import { BookmarkDialog } from './BookmarkDialog.tsx'
import { BookmarkGrid } from './BookmarkGrid.tsx'
import type { BookmarkResults } from './bookmark-results.ts'
import { BookmarkSearchBar } from './BookmarkSearchBar.tsx'
import styles from './BookmarksView.module.css'

interface BookmarksViewProps {
  results: BookmarkResults
  more: ReactNode
}

export function BookmarksView({ results, more }: BookmarksViewProps) {
  const { words, setWords, order, bookmarks, bookmarkCount, openIndex } = results
  const fieldRef = useRef<HTMLInputElement>(null)
  const hasSearch = bookmarkCount > 1 || (bookmarkCount === 1 && (words || order !== 'newest'))

  function clear() {
    setWords('')
    fieldRef.current?.focus()
  }

  return (
    <div className={`ui-row ${styles.view}`}>
      {bookmarkCount > 0 && <Count results={results} />}
      {hasSearch ? (
        <BookmarkSearchBar results={results} fieldRef={fieldRef}>
          {more}
        </BookmarkSearchBar>
      ) : (
        bookmarkCount > 0 && more
      )}
      <div className={styles.results}>
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
        <BookmarkDialog bookmarks={bookmarks} index={openIndex} />
      </div>
    </div>
  )
}

/** How many bookmarks there are, and how many of them are results, or on paper. */
function Count({ results }: { results: BookmarkResults }) {
  const { bookmarks, isSearch, bookmarkCount, tileCount } = results
  const all = countOf(bookmarkCount, 'bookmark')
  const label = isSearch ? `${bookmarks.length.toLocaleString('en')} of ${all}` : undefined
  useAnnouncement(label ?? '')
  const printedCount = Math.min(bookmarks.length, tileCount)
  const ofAll = (count: number) =>
    `${count.toLocaleString('en')} of ${bookmarkCount.toLocaleString('en')}`
  return (
    <h2 className={styles.count} aria-label={label}>
      <span className="ui-screen-only">{isSearch ? ofAll(bookmarks.length) : all}</span>
      <span className="ui-paper-only">
        {printedCount < bookmarkCount ? ofAll(printedCount) : all}
      </span>
    </h2>
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
