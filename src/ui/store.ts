import { useSyncExternalStore } from 'react'

/** State outside of React. Components read it with `useStore`. */
export function createStore<T>(value: T) {
  let current = value
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (next: T) => {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export function useStore<T>({ subscribe, get }: ReturnType<typeof createStore<T>>): T {
  return useSyncExternalStore(subscribe, get)
}
