import { useEffect, useState } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { parseListParams, type ListParams, listUrl } from './list-params.ts'

/** Browsers refuse an address that changes with every key; in milliseconds. */
const restBeforeWriting = 300

/**
 * What the visitor wants of the list, and the way to want something else. Its home is the address,
 * which takes what is typed after a moment's rest, without a step in the browser's history.
 */
export function useListParams(): [ListParams, (params: ListParams) => void] {
  const search = useSearch()
  const { query: written, order } = parseListParams(search)
  const [typed, setTyped] = useState({ search, query: written })
  if (typed.search !== search) setTyped({ search, query: written })
  const { query } = typed

  useEffect(() => {
    if (query === written) return undefined
    const timer = setTimeout(() => write({ query, order }), restBeforeWriting)
    return () => clearTimeout(timer)
  }, [query, written, order])

  function setParams(params: ListParams) {
    setTyped({ search, query: params.query })
    if (params.order !== order) write(params)
  }

  return [{ query, order }, setParams]
}

function write(params: ListParams) {
  // With the history entry's state, by which the place in the list is kept.
  navigate(listUrl(params), { replace: true, state: history.state })
}
