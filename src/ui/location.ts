import { useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

export interface Visit {
  replace?: boolean
  /** What the history entry is to remember. */
  state?: unknown
}

const { set, subscribe } = createStore(location.href)

/** What `read` finds in the address or its history entry; the component follows it. */
export function useLocation<T>(read: () => T): T {
  return useSyncExternalStore(follow, read)
}

/** Goes to a URL of the page. Whoever changes the history otherwise is not noticed. */
export function navigate(href: string, { replace = false, state = null }: Visit) {
  history[replace ? 'replaceState' : 'pushState'](state, '', href)
  tell()
}

function follow(listener: () => void) {
  // One for all: between two listeners of an event React renders, and a screen that is about to go
  // would take the next one's address for its own.
  addEventListener('popstate', tell)
  return subscribe(listener)
}

function tell() {
  set(location.href)
}
