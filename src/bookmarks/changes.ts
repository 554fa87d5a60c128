import { pagePrefix } from '../ui/web-storage.ts'
import { isBookmarkKey, type BookmarkKey } from './bookmark.ts'

/** The keys whose records have changed; 'all' if it is unknown which. */
export type ChangedKeys = ReadonlySet<BookmarkKey> | 'all'

const listeners = new Set<(changed: ChangedKeys) => void>()
const channel = openChannel()

/** Calls the listener once after each change, in this tab or another, until the returned function is called. */
export function subscribeToChanges(listener: (changed: ChangedKeys) => void): () => void {
  document.addEventListener('visibilitychange', handleVisibilityChange)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function broadcastChange(keys: readonly unknown[]): void {
  const changed = changedKeys(keys)
  // A channel reaches no other origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(changed)
  notifyThisTab(changed)
}

export function notifyThisTab(changed: ChangedKeys): void {
  for (const listener of listeners) listener(changed)
}

/** Undefined where the browser refuses: what other tabs change is then read when this tab becomes visible. */
function openChannel() {
  try {
    const opened = new BroadcastChannel(`${storagePrefix}bookmarks`)
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      notifyThisTab(data instanceof Set ? changedKeys([...data]) : 'all'),
    )
    return opened
  } catch {
    return undefined
  }
}

function changedKeys(keys: readonly unknown[]): ChangedKeys {
  return keys.every(isBookmarkKey) ? new Set(keys) : 'all'
}

/** A tab with an earlier version of the page does not announce its changes. */
function handleVisibilityChange() {
  if (!document.hidden) notifyThisTab('all')
}
