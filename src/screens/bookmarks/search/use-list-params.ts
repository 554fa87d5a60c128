import { useEffect, useState } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { choiceIn, type ListChoice, listUrl } from './list-params.ts'

/** Browsers refuse an address that changes with every key; in milliseconds. */
const restBeforeWriting = 300

/**
 * What the visitor wants of the list, and the way to want something else. Its home is the address,
 * which takes what is typed after a moment's rest, without a step in the browser's history.
 */
export function useListChoice(): [ListChoice, (choice: ListChoice) => void] {
  const search = useSearch()
  const { query: written, order } = choiceIn(search)
  const [typed, setTyped] = useState({ search, query: written })
  if (typed.search !== search) setTyped({ search, query: written })
  const { query } = typed

  useEffect(() => {
    if (query === written) return undefined
    const timer = setTimeout(() => write({ query, order }), restBeforeWriting)
    return () => clearTimeout(timer)
  }, [query, written, order])

  function choose(choice: ListChoice) {
    setTyped({ search, query: choice.query })
    if (choice.order !== order) write(choice)
  }

  return [{ query, order }, choose]
}

function write(choice: ListChoice) {
  // With the history entry's state, by which the place in the list is kept.
  navigate(listUrl(choice), { replace: true, state: history.state })
}
