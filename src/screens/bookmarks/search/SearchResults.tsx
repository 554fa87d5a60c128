import { use } from 'react'
import { BookmarkGrid } from '../list/BookmarkGrid.tsx'
import { search, matchesAll, type SearchRequest } from './search.ts'

interface SearchResultsProps {
  request: SearchRequest
  onClear: () => void
}

/** The results of a search. */
export function SearchResults({ request, onClear }: SearchResultsProps) {
  const found = matchesAll(request) ? request.keys : use(search(request))
  if (found === 'failed') return <p className="notice">Your bookmarks could not be read.</p>
  if (found.length > 0) return <BookmarkGrid keys={found} />
  return (
    <div className="notice lone">
      <p>{`No bookmarks match “${request.query.trim()}”.`}</p>
      <button type="button" className="button" onClick={onClear}>
        Clear the search
      </button>
    </div>
  )
}
