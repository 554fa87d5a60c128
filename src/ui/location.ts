import { useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

export interface NavigateOptions {
  replace?: boolean
  /** What the history entry is to remember. */
  state?: unknown
}

/** Only its listeners matter: what they read is the browser's. */
const { set, subscribe } = createStore(0)

/** What `read` finds in the address or its history entry; the component follows it. */
export function useLocation<T>(read: () => T): T {
  return useSyncExternalStore(follow, read)
}

/** Goes to a URL of the page. Other changes of the history are not noticed. */
export function navigate(href: string, { replace = false, state = null }: NavigateOptions) {
  history[replace ? 'replaceState' : 'pushState'](state, '', href)
  notify()
}

/** What the current history entry remembers. */
export function stateHere(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' ? { ...state } : {}
}

function follow(listener: () => void) {
  // One for all components: React renders between two listeners of an event, and a screen that is
  // about to go would read the next one's address as its own.
  addEventListener('popstate', notify)
  return subscribe(listener)
}

function notify() {
  set(0)
}
