import { useSyncExternalStore } from 'react'

/** State outside React. Components read it with `useStore`. */
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

export type Store<T> = ReturnType<typeof createStore<T>>

/** Sets an entry of a map, or deletes it if the value is undefined. */
export function setInMap<K, V>(store: Store<ReadonlyMap<K, V>>, key: K, value: V | undefined) {
  const map = new Map(store.get())
  if (value === undefined) map.delete(key)
  else map.set(key, value)
  store.set(map)
}

export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get)
}
