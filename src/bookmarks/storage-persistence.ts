/** Whether the browser may delete the bookmarks when storage runs low. */
export type Persistence = 'kept' | 'clearable' | 'unknown'

/** Firefox asks the visitor; other browsers decide silently. */
export const asksVisitor = CSS.supports('-moz-appearance', 'none')

/** The current state; unknown where the browser can't tell. */
export async function readPersistence(): Promise<Persistence> {
  try {
    return (await navigator.storage.persisted()) ? 'kept' : 'clearable'
  } catch {
    // Missing in some browsers and over plain http.
    return 'unknown'
  }
}

/** Asks the browser for persistent storage. Where it asks the visitor, explain why first. */
export async function requestPersistence(): Promise<Persistence> {
  try {
    await navigator.storage.persist()
  } catch {
    // It stays as it is.
  }
  return readPersistence()
}

/** Asks only where the browser shows no prompt, and not again once granted. */
export async function requestPersistenceSilently(): Promise<Persistence> {
  const persistence = await readPersistence()
  return persistence === 'clearable' && !asksVisitor ? requestPersistence() : persistence
}
