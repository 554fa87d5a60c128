import { use } from 'react'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import { BookmarkGrid } from '../list/BookmarkGrid.tsx'
import styles from './SearchBar.module.css'
import { search, matchesAll, type SearchRequest } from './search.ts'

interface SearchResultsProps {
  request: SearchRequest
  onClear: () => void
}

/** The results of a search and their count. */
export function SearchResults({ request, onClear }: SearchResultsProps) {
  const all = matchesAll(request)
  const found = all ? request.keys : use(search(request))
  if (found === 'failed') return <p className="notice">Your bookmarks could not be read.</p>
  const total = bookmarkCount(request.keys.length)

  return (
    <>
      <p className={styles.count}>
        {all && total}
        <span role="status">{!all && `${found.length.toLocaleString('en')} of ${total}`}</span>
      </p>
      {found.length > 0 ? (
        <BookmarkGrid keys={found} />
      ) : (
        <div className="notice">
          <p>No bookmarks match “{request.query.trim()}”.</p>
          <button type="button" className="button" onClick={onClear}>
            Clear the search
          </button>
        </div>
      )}
    </>
  )
}
