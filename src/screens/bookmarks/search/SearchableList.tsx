import { Suspense, useDeferredValue, useMemo, useRef } from 'react'
import { Find } from './SearchBar.tsx'
import { FoundBookmarks } from './SearchResults.tsx'
import type { BookmarkOrder } from '../../../bookmarks/bookmark-order.ts'
import { inOrder } from './order.ts'
import { useListChoice } from './use-list-params.ts'

/** The bookmarks that the visitor wants to see, in the order they want, with the means to say so. */
export function FindableList({ keys }: { keys: BookmarkOrder }) {
  const [choice, choose] = useListChoice()
  const { query, order } = choice
  const ordered = useMemo(() => inOrder(keys, order), [keys, order])
  const wanted = useMemo(() => ({ keys: ordered, query }), [ordered, query])
  // The keys go on while a search is under way, and what was found before stays.
  const shown = useDeferredValue(wanted)
  const field = useRef<HTMLInputElement>(null)

  function clear() {
    choose({ query: '', order })
    field.current?.focus()
  }

  return (
    <>
      {(ordered.length > 1 || query || order !== 'newest') && (
        <Find choice={choice} keys={ordered} field={field} onChoose={choose} />
      )}
      <Suspense fallback={<p className="notice">Searching…</p>}>
        <FoundBookmarks wanted={shown} onClear={clear} />
      </Suspense>
    </>
  )
}
