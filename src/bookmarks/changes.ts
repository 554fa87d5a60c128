/**
 * The keys whose records have changed; 'all' if it is unknown which, or if a key is not a string. An
 * empty set: no record has changed, only the count since the last export.
 */
export type Changed = ReadonlySet<string> | 'all'

const listeners = new Set<(changed: Changed) => void>()
const channel = openChannel()

// A tab with an earlier version of the page does not announce its changes.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) notifyHere('all')
})

/** Calls the listener once after each change, in this tab or another. It can't be removed. */
export function onChange(listener: (changed: Changed) => void): void {
  listeners.add(listener)
}

/** Announces changes to this tab and all others. */
export function notify(keys: readonly unknown[]): void {
  const changed = keys.every((key) => typeof key === 'string') ? new Set(keys) : 'all'
  // A channel reaches no other origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(changed)
  notifyHere(changed)
}

export function notifyHere(changed: Changed): void {
  for (const listener of listeners) listener(changed)
}

/** Undefined if the browser has none or refuses: other tabs then read when they become visible. */
function openChannel() {
  try {
    const opened = new BroadcastChannel('bookmarks')
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      notifyHere(data instanceof Set ? new Set(Array.from(data, String)) : 'all'),
    )
    return opened
  } catch {
    return undefined
  }
}
