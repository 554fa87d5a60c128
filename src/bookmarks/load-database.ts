import { keyText } from './bookmark-key.ts'
import { notify } from './changes.ts'
import type { Items } from './database.ts'

/** Marks the record of a key as changed in a transaction. */
type MarkChanged = (key: unknown) => void

/** Reads in one transaction. @throws the database's error, or that it could not be loaded */
export async function read<T>(query: (items: Items) => Promise<T>): Promise<T> {
  const { transact } = await loadDatabase()
  return transact('readonly', query)
}

/**
 * Changes in one transaction, everything or nothing, and notifies every tab of the keys.
 * @throws the database's error, or that it could not be loaded
 */
export async function write<T>(
  change: (items: Items<'readwrite'>, changed: MarkChanged) => Promise<T>,
): Promise<T> {
  const { transact } = await loadDatabase()
  const changed = new Set<string>()
  const result = await transact('readwrite', (items) =>
    change(items, (key) => changed.add(keyText(key))),
  )
  if (changed.size > 0) notify(changed)
  return result
}

/** The bookmarks' database, loaded on first use so that no picture waits for it. */
export async function loadDatabase() {
  let leftAt = -Infinity
  const leave = ({ timeStamp }: Event) => {
    leftAt = timeStamp
  }
  addEventListener('beforeunload', leave)
  try {
    return await import('./database.ts')
  } catch (error) {
    // Firefox and Safari stop loading when the visitor leaves: nobody is there to see an error.
    if (performance.now() - leftAt < 1000) return await new Promise<never>(() => {})
    throw error
  } finally {
    removeEventListener('beforeunload', leave)
  }
}
