/** Whether the browser may delete the bookmarks when storage runs low. */
export type Persistence = 'kept' | 'clearable' | 'unknown'

/** Firefox asks the visitor; other browsers decide silently. */
export const asksVisitor = CSS.supports('-moz-appearance', 'none')

/**
 * Whether the browser deletes the data of sites that nobody visits for seven days, as Apple's engine
 * does unless the page is installed. It is known by its vendor, since all browsers on iPhones use it.
 */
export function deletesUnvisited(): boolean {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return navigator.vendor.startsWith('Apple') && !isInstalled
}

/** The current state; unknown where the browser can't tell. */
export async function readPersistence(): Promise<Persistence> {
  const manager = storage()
  if (!manager) return 'unknown'
  try {
    return (await manager.persisted()) ? 'kept' : 'clearable'
  } catch {
    return 'unknown'
  }
}

/** Asks the browser for persistent storage. Where it asks the visitor, explain why first. */
export async function requestPersistence(): Promise<Persistence> {
  try {
    return (await storage()?.persist()) ? 'kept' : await readPersistence()
  } catch {
    return readPersistence()
  }
}

/** Asks only where the browser shows no prompt, and not again once granted. */
export async function requestPersistenceSilently(): Promise<Persistence> {
  const persistence = await readPersistence()
  return persistence === 'clearable' && !asksVisitor ? requestPersistence() : persistence
}

/** Missing in some browsers and over plain http. */
function storage(): StorageManager | undefined {
  const { storage: manager }: { storage?: StorageManager } = navigator
  return manager && 'persist' in manager ? manager : undefined
}
