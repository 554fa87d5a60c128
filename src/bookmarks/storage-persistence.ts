/** Whether the browser may clear the bookmarks by itself, when space runs short. */
export type Persistence = 'kept' | 'clearable' | 'unknown'

/** Firefox asks its visitor; the others decide by themselves, without a word. */
export const asksVisitor = CSS.supports('-moz-appearance', 'none')

/** What the browser says now; unknown where it has no say in it or none that can be asked. */
export async function readPersistence(): Promise<Persistence> {
  const manager = storage()
  if (!manager) return 'unknown'
  try {
    return (await manager.persisted()) ? 'kept' : 'clearable'
  } catch {
    return 'unknown'
  }
}

/** Asks the browser to keep the bookmarks for good. Where that shows a question, say first why. */
export async function requestPersistence(): Promise<Persistence> {
  try {
    return (await storage()?.persist()) ? 'kept' : await readPersistence()
  } catch {
    return readPersistence()
  }
}

/** Asks where it costs the visitor nothing: no question, and not again once it is granted. */
export async function requestPersistenceSilently(): Promise<Persistence> {
  const persistence = await readPersistence()
  return persistence === 'clearable' && !asksVisitor ? requestPersistence() : persistence
}

/** Missing in some browsers, and on pages that came over plain http. */
function storage(): StorageManager | undefined {
  const { storage: manager }: { storage?: StorageManager } = navigator
  return manager && 'persist' in manager ? manager : undefined
}
