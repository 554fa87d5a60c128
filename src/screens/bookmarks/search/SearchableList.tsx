import { Suspense, useDeferredValue, useMemo, useRef } from 'react'
import { ResultCount } from './ResultCount.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SortSelect } from './SortSelect.tsx'
import { SearchResults } from './SearchResults.tsx'
import type { BookmarkOrder } from '../../../bookmarks/bookmark-order.ts'
import { inOrder } from './order.ts'
import { useListParams } from './use-list-params.ts'

/** The list of bookmarks with its heading, search field and sort order. */
export function SearchableList({ keys }: { keys: BookmarkOrder }) {
  const [params, setParams] = useListParams()
  const { query, order } = params
  const ordered = useMemo(() => inOrder(keys, order), [keys, order])
  const request = useMemo(() => ({ keys: ordered, query }), [ordered, query])
  // Typing stays responsive during a search, and the previous results stay visible.
  const shown = useDeferredValue(request)
  const field = useRef<HTMLInputElement>(null)

  function clear() {
    setParams({ query: '', order })
    field.current?.focus()
  }

  return (
    <>
      <Suspense>
        <ResultCount request={shown} />
      </Suspense>
      {(ordered.length > 1 || query || order !== 'newest') && (
        <>
          <SearchBar params={params} keys={ordered} field={field} onChange={setParams} />
          <SortSelect order={order} onChange={(next) => setParams({ query, order: next })} />
        </>
      )}
      <Suspense fallback={<p className="notice">Searching…</p>}>
        <SearchResults request={shown} onClear={clear} />
      </Suspense>
    </>
  )
}
