import { Heart } from 'lucide'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Link } from 'wouter'
import { bookmarkCount } from '../bookmark-count.ts'
import type { Key } from '../key.ts'
import { Icon } from '../../ui/Icon.tsx'
import { BookmarkGrid } from '../list/BookmarkGrid.tsx'
import { SearchBar } from './SearchBar.tsx'
import styles from './SearchableList.module.css'
import { changeSearch, type ShownList } from './use-shown-list.ts'

interface SearchableListProps extends ShownList {
  undoButton: RefObject<HTMLElement | null>
  /** Stands beside the search field, if there is one. */
  more: ReactNode
  /** Lets the visitor choose a file. */
  onChooseFile: () => void
}

/** The list of bookmarks with its heading, search field and sort order. */
export function SearchableList(props: SearchableListProps) {
  const { query, order, ordered = none, found, readAhead, undoButton, more, onChooseFile } = props
  const { state, keys } = found
  const field = useRef<HTMLInputElement>(null)
  const all = bookmarkCount(ordered.length)
  const total = ordered.length.toLocaleString('en')
  /** Undefined without a search. */
  const result = state === 'all' ? undefined : `${keys.length.toLocaleString('en')} of`
  const hasSearch = ordered.length > 1 || (ordered.length === 1 && (query || order !== 'newest'))

  function clear() {
    changeSearch({ query: '', order })
    field.current?.focus()
  }

  if (state === 'searching')
    return (
      <div className="lone">
        <p>Searching…</p>
      </div>
    )

  return (
    <div className={`row block-on-paper ${styles.list}`}>
      {ordered.length > 0 && (
        <>
          <h2 className={styles.count} aria-label={result && `${result} ${all}`}>
            {result ? `${result} ${total}` : all}
          </h2>
          <p className="visually-hidden" role="status">
            {result && `${result} ${all}`}
          </p>
        </>
      )}
      {hasSearch ? (
        <SearchBar query={query} order={order} field={field} onFocus={readAhead}>
          {more}
        </SearchBar>
      ) : (
        ordered.length > 0 && more
      )}
      <div className={styles.results}>
        {state === 'failed' && (
          <div className="lone">
            <p>Your bookmarks could not be read.</p>
          </div>
        )}
        {/* Also without bookmarks: it moves the focus when the last one is removed. */}
        <BookmarkGrid keys={keys} undoButton={undoButton} />
        {ordered.length === 0 && <NoBookmarks onChooseFile={onChooseFile} />}
        {ordered.length > 0 && state === 'found' && keys.length === 0 && (
          <div className="lone">
            <p>{`No bookmarks match “${query.trim()}”.`}</p>
            <button type="button" className="button" onClick={clear}>
              Clear the search
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

const none: readonly Key[] = []

function NoBookmarks({ onChooseFile }: { onChooseFile: () => void }) {
  return (
    <div className="lone">
      <Icon icon={Heart} className={styles.heart} />
      <p>You have no bookmarks yet.</p>
      <p>Press a picture’s heart to bookmark it.</p>
      <div className="row">
        <Link className="button" href="/dateview">
          Show today’s picture
        </Link>
        <button type="button" className="button outlined" onClick={onChooseFile}>
          Import
        </button>
      </div>
    </div>
  )
}
