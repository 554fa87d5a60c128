import { useEffect, useState } from 'react'
import { hrefOf } from '../../../ui/base-path.ts'
import { useHasLayers } from '../../../ui/dialog/history-layers.ts'
import { navigate, useLocation } from '../../../ui/location.ts'
import { parseListParams, type ListParams, listUrl } from './list-params.ts'

/** Delay before the URL is updated, in milliseconds: browsers limit how often it may change. */
const restBeforeWriting = 300

/**
 * The list's parameters and a function to change them. They are kept in the URL,
 * which is updated shortly after typing, without a new history entry.
 */
export function useListParams(): [ListParams, (params: ListParams) => void] {
  const search = useLocation(() => location.search)
  const { query: written, order } = parseListParams(search)
  const [typed, setTyped] = useState({ search, query: written })
  if (typed.search !== search) setTyped({ search, query: written })
  const { query } = typed
  const isCovered = useHasLayers()

  useEffect(() => {
    // A dialog's history entry goes when it closes, and with it what was written there.
    if (query === written || isCovered) return undefined
    const timer = setTimeout(() => write({ query, order }), restBeforeWriting)
    return () => clearTimeout(timer)
  }, [query, written, order, isCovered])

  function setParams(params: ListParams) {
    setTyped({ search, query: params.query })
    if (params.order !== order) write(params)
  }

  return [{ query, order }, setParams]
}

function write(params: ListParams) {
  // Keeps the history entry's state: the scroll position depends on it.
  navigate(hrefOf(listUrl(params)), { replace: true, state: history.state })
}
