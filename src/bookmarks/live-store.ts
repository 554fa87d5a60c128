import { Dexie, liveQuery, type Subscription } from 'dexie'
import { alertReadingFailure } from './alert-failure.ts'

/** What a query has brought so far. */
type Live<T> =
  { state: 'reading' } | { state: 'failed'; error: unknown } | { state: 'read'; value: T }

/** A query's latest result, for useSyncExternalStore. */
export interface LiveStore<T> {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => Live<T>
  /** Asks again where the last reading failed. */
  retry: () => void
}

/** Follows every change that any open tab makes to what the query read. */
export function liveStore<T>(query: () => Promise<T>): LiveStore<T> {
  let snapshot: Live<T> = { state: 'reading' }
  let subscription: Subscription | undefined
  const listeners = new Set<() => void>()

  // Dexie's live query keeps some errors to itself, so that an error is a result here.
  async function read(): Promise<Live<T>> {
    try {
      return { state: 'read', value: await query() }
    } catch (error) {
      return { state: 'failed', error }
    }
  }

  function set(next: Live<T>) {
    snapshot = next
    if (next.state === 'failed') alertReadingFailure(next.error)
    for (const listener of listeners) listener()
  }

  function open() {
    // Without IndexedDB a live query says nothing at all; the query itself says what is missing.
    if (!Dexie.dependencies.indexedDB) void read().then(set)
    return liveQuery(read).subscribe(set)
  }

  function close() {
    subscription?.unsubscribe()
    subscription = undefined
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      subscription ??= open()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) close()
      }
    },
    retry() {
      if (snapshot.state !== 'failed' || !subscription) return
      close()
      subscription = open()
    },
  }
}
