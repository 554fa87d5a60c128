import { startTransition, useEffect, useMemo, useState } from 'react'
import { alertReadingFailure } from '../../../bookmarks/alert-failure.ts'
import { useListParams } from './list-params.ts'
import { inOrder } from './order.ts'
import { hasEveryWord, searchWords } from './search-text.ts'
import { readSearchTexts } from './search-cache.ts'

/**
 * The search and the order that the visitor chose, and what is shown for them.
 * @param keys undefined until they are known
 */
export function useShownList(keys: readonly string[] | undefined) {
  const [params, setParams] = useListParams()
  const { query, order } = params
  const ordered = useMemo(() => keys && inOrder(keys, order), [keys, order])
  const found = useFoundKeys(ordered, query)
  return { params, setParams, ordered, found }
}

export type ShownList = ReturnType<typeof useShownList>

/** Without a search all keys, otherwise those that were found; none before the first result. */
interface Found {
  state: 'all' | 'searching' | 'found' | 'failed'
  keys: readonly string[]
}

/**
 * The keys of the bookmarks that have every word of the query, in their order; all for a query
 * without words. The previous result stays until the next one is there.
 */
function useFoundKeys(keys: readonly string[] | undefined, query: string): Found {
  const [found, setFound] = useState<Found>({ state: 'searching', keys: [] })
  const words = searchWords(query).join(' ')

  useEffect(() => {
    if (!keys) return undefined
    let isStale = false
    const show = (next: Found) => isStale || startTransition(() => setFound(next))
    void search(keys, words).then(show)
    return () => void (isStale = true)
  }, [keys, words])

  return keys && words === '' ? { state: 'all', keys } : found
}

async function search(keys: readonly string[], words: string): Promise<Found> {
  if (words === '') return { state: 'all', keys }
  try {
    const texts = await readSearchTexts(keys)
    const every = words.split(' ')
    return { state: 'found', keys: keys.filter((key) => hasEveryWord(texts.get(key) ?? '', every)) }
  } catch (error) {
    alertReadingFailure(error)
    return { state: 'failed', keys: [] }
  }
}
