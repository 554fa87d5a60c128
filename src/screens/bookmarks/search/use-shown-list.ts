import { startTransition, useEffect, useMemo, useState } from 'react'
import { alertReadingFailure } from '../../../bookmarks/alert-failure.ts'
import { useListParams } from './list-params.ts'
import { inOrder } from './order.ts'
import { hasEveryWord, searchWords } from './search-text.ts'
import { readSearchTexts } from './search-texts.ts'

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

/** The longest time between two pauses. */
const maxSliceMilliseconds = 8

/**
 * The keys of the bookmarks that have every word of the query, in their order; all for a query
 * without words. The previous result stays until the next one is there.
 */
function useFoundKeys(keys: readonly string[] | undefined, query: string): Found {
  const [found, setFound] = useState<Found>({ state: 'searching', keys: [] })
  const words = searchWords(query).join(' ')

  useEffect(() => {
    if (!keys) return undefined
    const stop = new AbortController()
    async function run(all: readonly string[]) {
      const next: Found =
        words === ''
          ? { state: 'all', keys: all }
          : await search(all, words.split(' '), stop.signal)
      if (!stop.signal.aborted) startTransition(() => setFound(next))
    }
    void run(keys)
    return () => stop.abort()
  }, [keys, words])

  return keys && words === '' ? { state: 'all', keys } : found
}

/** Searches with pauses, in which the browser answers keys and draws. */
async function search(keys: readonly string[], words: string[], stop: AbortSignal): Promise<Found> {
  try {
    const texts = await readSearchTexts(keys)
    const found: string[] = []
    let end = performance.now() + maxSliceMilliseconds
    for (const key of keys) {
      if (hasEveryWord(texts.get(key) ?? '', words)) found.push(key)
      if (performance.now() < end) continue
      // The pauses are the point.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((done) => setTimeout(done))
      if (stop.aborted) break
      end = performance.now() + maxSliceMilliseconds
    }
    return { state: 'found', keys: found }
  } catch (error) {
    alertReadingFailure(error)
    return { state: 'failed', keys: [] }
  }
}
