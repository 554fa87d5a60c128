import { createStore } from '../ui/store.ts'
import { ifAllowed, storagePrefix } from '../ui/web-storage.ts'
import { type BookmarkKey, isBookmarkKey } from './bookmark.ts'

/** 'all' if it is unknown which. */
export type ChangedKeys = ReadonlySet<BookmarkKey> | 'all'

/** What changed last, in this tab or another. */
export const lastChange = createStore<ChangedKeys>('all')

// Firefox refuses it together with all cookies.
const channel = ifAllowed(() => new BroadcastChannel(`${storagePrefix}bookmarks`))
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  lastChange.set(data instanceof Set ? changedKeys([...data]) : 'all'),
)

document.addEventListener('visibilitychange', () => {
  // A tab with an earlier version of the page does not tell its changes.
  if (!document.hidden) lastChange.set('all')
})

/** Tells all tabs, also this one, what has changed. */
export function tellChange(keys: readonly unknown[]) {
  const changed = changedKeys(keys)
  // A channel reaches no other origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(changed)
  lastChange.set(changed)
}

function changedKeys(keys: readonly unknown[]): ChangedKeys {
  return keys.every(isBookmarkKey) ? new Set(keys) : 'all'
}
