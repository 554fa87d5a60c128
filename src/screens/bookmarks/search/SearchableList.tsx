import { Heart } from 'lucide'
import { type RefObject, useRef } from 'react'
import { Link } from 'wouter'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import type { Key } from '../../../bookmarks/key.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { BookmarkGrid } from '../list/BookmarkGrid.tsx'
import { SearchBar } from './SearchBar.tsx'
import styles from './SearchableList.module.css'
import type { ShownList } from './use-shown-list.ts'

interface SearchableListProps extends ShownList {
  undoButton: RefObject<HTMLElement | null>
  backupBar: RefObject<HTMLElement | null>
}

/** The list of bookmarks with its heading, search field and sort order. */
export function SearchableList(props: SearchableListProps) {
  const { params, setParams, ordered = none, found, readAhead, undoButton, backupBar } = props
  const { query, order } = params
  const { state, keys } = found
  const field = useRef<HTMLInputElement>(null)
  const all = bookmarkCount(ordered.length)
  /** Undefined without a search. */
  const result = state === 'all' ? undefined : `${keys.length.toLocaleString('en')} of ${all}`

  function clear() {
    setParams({ query: '', order })
    field.current?.focus()
  }

  /** A link would add an entry to the history. */
  function goToBackup() {
    backupBar.current?.scrollIntoView()
    backupBar.current?.focus({ preventScroll: true })
  }

  if (state === 'searching') return <p className="notice">Searching…</p>

  return (
    <div className={`block-on-paper ${styles.list}`}>
      {ordered.length > 0 && (
        <>
          <h2 className={styles.count}>{result ?? all}</h2>
          <p className="visually-hidden" role="status">
            {result}
          </p>
        </>
      )}
      {(ordered.length > 1 || (ordered.length === 1 && (query || order !== 'newest'))) && (
        <SearchBar
          params={params}
          field={field}
          onFocus={readAhead}
          onGoToBackup={goToBackup}
          onChange={setParams}
        />
      )}
      <div className={styles.results}>
        {state === 'failed' && <p className="notice">Your bookmarks could not be read.</p>}
        {/* Also without bookmarks: it moves the focus when the last one is removed. */}
        <BookmarkGrid keys={keys} undoButton={undoButton} />
        {ordered.length === 0 && <NoBookmarks />}
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

function NoBookmarks() {
  return (
    <div className={`lone ${styles.empty}`}>
      <Icon icon={Heart} />
      <p>You have no bookmarks yet. Press a picture’s heart to bookmark it.</p>
      <Link className="button" href="/dateview">
        Show today’s picture
      </Link>
    </div>
  )
}
