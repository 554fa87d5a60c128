import { createStore } from '../ui/store.ts'

export type Persistence = 'kept' | 'clearable' | 'unknown'

/** Whether the browser may delete the bookmarks when storage runs low; undefined until it is read. */
export const storagePersistence = createStore<Persistence | undefined>(undefined)

/** Firefox asks the visitor; other browsers decide silently. */
export const asksVisitor = CSS.supports('-moz-appearance', 'none')

/** Reads the current state; unknown where the browser can't tell. */
export async function readPersistence(): Promise<void> {
  try {
    storagePersistence.set((await navigator.storage.persisted()) ? 'kept' : 'clearable')
  } catch {
    // Missing in some browsers and over plain http.
    storagePersistence.set('unknown')
  }
}

/** Asks the browser for persistent storage. Where it asks the visitor, explain why first. */
export async function requestPersistence(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // It stays as it is.
  }
  await readPersistence()
}

/** Asks only where the browser shows no prompt, and not again once granted. */
export async function requestPersistenceSilently(): Promise<void> {
  await readPersistence()
  if (storagePersistence.get() === 'clearable' && !asksVisitor) await requestPersistence()
}
