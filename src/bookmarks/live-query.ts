import { alertReadingFailure } from './alert-failure.ts'
import { type Database, loadDatabase } from './load-database.ts'

/** What a query has brought so far. */
type Live<T> =
  { state: 'reading' } | { state: 'failed'; error: unknown } | { state: 'read'; value: T }

/** A query's latest result, for useSyncExternalStore. */
export interface LiveQuery<T> {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => Live<T>
}

/** The ways to read again what is being followed and could not be read. */
const retries = new Set<() => void>()

/** A database that took a change can be read again. */
export function retryFailedReadings() {
  for (const retry of retries) retry()
}

/** Follows every change that any open tab makes to what the query read. */
export function liveQuery<T>(query: (database: Database) => Promise<T>): LiveQuery<T> {
  let snapshot: Live<T> = { state: 'reading' }
  let close: (() => void) | undefined
  const listeners = new Set<() => void>()

  function set(next: Live<T>) {
    snapshot = next
    if (next.state === 'failed') {
      retries.add(retry)
      alertReadingFailure(next.error)
    } else retries.delete(retry)
    for (const listener of listeners) listener()
  }

  function retry() {
    stop()
    if (listeners.size > 0) close = followWhenOpen(query, set)
  }

  function stop() {
    retries.delete(retry)
    close?.()
    close = undefined
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      close ??= followWhenOpen(query, set)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}

/** Begins to follow as soon as the database has been loaded, unless it is stopped before. */
function followWhenOpen<T>(
  query: (database: Database) => Promise<T>,
  set: (next: Live<T>) => void,
): () => void {
  let stop: (() => void) | undefined
  let stopped = false

  async function start() {
    try {
      const database = await loadDatabase()
      if (!stopped) stop = database.follow(() => readWith(database), set)
    } catch (error) {
      if (!stopped) set({ state: 'failed', error })
    }
  }

  async function readWith(database: Database): Promise<Live<T>> {
    try {
      return { state: 'read', value: await query(database) }
    } catch (error) {
      return { state: 'failed', error }
    }
  }

  void start()
  return () => {
    stopped = true
    stop?.()
  }
}
