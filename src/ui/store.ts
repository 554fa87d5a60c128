import { useSyncExternalStore } from 'react'

/** A value that others can subscribe to, components with `useStore`. */
export interface Store<T> {
  get: () => T
  set: (value: T) => void
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(value: T): Store<T> {
  let current = value
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next) {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get)
}
