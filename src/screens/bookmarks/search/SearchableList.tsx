import { useRef } from 'react'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import type { Key } from '../../../bookmarks/key.ts'
import { BookmarkGrid } from '../list/BookmarkGrid.tsx'
import { SearchBar } from './SearchBar.tsx'
import styles from './SearchableList.module.css'
import type { ShownList } from './use-shown-list.ts'

/** The list of bookmarks with its heading, search field and sort order. */
export function SearchableList({ params, setParams, ordered = none, found, readAhead }: ShownList) {
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

  if (state === 'searching') return <p className="notice">Searching…</p>

  return (
    <div className={`block-on-paper ${styles.list}`}>
      <h2 className={styles.count}>{result ?? all}</h2>
      <p className="visually-hidden" role="status">
        {result}
      </p>
      {(ordered.length > 1 || query || order !== 'newest') && (
        <SearchBar params={params} field={field} onFocus={readAhead} onChange={setParams} />
      )}
      <div className={styles.results}>
        {state === 'failed' && <p className="notice">Your bookmarks could not be read.</p>}
        {keys.length > 0 && <BookmarkGrid keys={keys} />}
        {state === 'found' && keys.length === 0 && (
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
