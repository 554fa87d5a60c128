import { Heart } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { byDatePath, typedSearchPath } from '../../navigation/path-of.ts'
import { hasNasaList } from '../../settings.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useAnnouncement } from '../../ui/messages.tsx'
import { ImportButton } from '../backup/BackupBar.tsx'
import { type Bookmark, countOf } from '../bookmark.ts'
import { BookmarkDialog } from './BookmarkDialog.tsx'
import { BookmarkGrid } from './BookmarkGrid.tsx'
import { useTileCount } from './GridEnd.tsx'
import { searchText } from './matcher.ts'
import styles from './BookmarksView.module.css'
import { BookmarkSearchBar } from './BookmarkSearchBar.tsx'
import type { BookmarkResults } from './bookmark-results.ts'

interface BookmarksViewProps {
  bookmarks: readonly Bookmark[]
  shown: BookmarkResults
  more: ReactNode
}

export function BookmarksView({ bookmarks, shown, more }: BookmarksViewProps) {
  const { words, setWords, order, isSearch } = shown
  const count = shown.bookmarks.length
  const field = useRef<HTMLInputElement>(null)
  const { length } = bookmarks
  const all = countOf(length)
  const result = isSearch ? `${count.toLocaleString('en')} of` : undefined
  useAnnouncement(result ? `${result} ${all}` : '')
  const tileCount = useTileCount(shown.openIndex)
  const printedCount = Math.min(count, tileCount)
  const hasSearch = length > 1 || (length === 1 && (words || order !== 'newest'))

  function clear() {
    setWords('')
    field.current?.focus()
  }

  return (
    <div className={`ui-row ${styles.view}`}>
      {length > 0 && (
        <h2 className={styles.count} aria-label={result && `${result} ${all}`}>
          <span className="ui-screen-only">
            {result ? `${result} ${length.toLocaleString('en')}` : all}
          </span>
          <span className="ui-paper-only">
            {printedCount < length ? `${printedCount} of ${length.toLocaleString('en')}` : all}
          </span>
        </h2>
      )}
      {hasSearch ? (
        <BookmarkSearchBar
          words={words}
          setWords={setWords}
          order={order}
          field={field}
          // Folds all texts when the field gets the focus, so that the first letter does not wait for it.
          onFocus={() => bookmarks.forEach(searchText)}
        >
          {more}
        </BookmarkSearchBar>
      ) : (
        length > 0 && more
      )}
      <div className={styles.results}>
        {length === 0 && <NoBookmarks />}
        {length > 0 && count === 0 && (
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
        <BookmarkGrid results={results} tileCount={tileCount} />
        <BookmarkDialog bookmarks={results.bookmarks} index={results.openIndex} />
      </div>
    </div>
  )
}

function NoBookmarks() {
  return (
    <div className="ui-empty-state">
      <Icon icon={Heart} className={styles.heart} />
      <p>You have no bookmarks yet.</p>
      <p>Press a picture’s heart to bookmark it.</p>
      <div className="ui-row">
        <a className="ui-button" href={byDatePath}>
          Show today’s picture
        </a>
        <ImportButton className="ui-button ui-outlined" />
      </div>
    </div>
  )
}
