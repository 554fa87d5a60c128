import * as v from 'valibot'

/** The texts (`keyText`) of the keys whose records have changed; 'all' where nobody knows which. */
export type Changed = ReadonlySet<string> | 'all'

const messageSchema = v.set(v.string())
const listeners = new Set<(changed: Changed) => void>()
const channel = openChannel()

// A tab with an earlier version of the page tells nobody what it changes.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) notifyHere('all')
})

/** Calls the listener after every change that this tab or another one makes, for good. */
export function onChange(listener: (changed: Changed) => void): void {
  listeners.add(listener)
}

/** Tells this tab and all others what has been changed. */
export function notify(changed: ReadonlySet<string>): void {
  // A channel reaches no other origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(changed)
  notifyHere(changed)
}

export function notifyHere(changed: Changed): void {
  for (const listener of listeners) listener(changed)
}

/** Undefined where the browser has none or refuses it: the other tabs read when they are looked at. */
function openChannel() {
  try {
    const opened = new BroadcastChannel('bookmarks')
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      notifyHere(v.is(messageSchema, data) ? data : 'all'),
    )
    return opened
  } catch {
    return undefined
  }
}
