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

/** Sets an entry of a store's map, or deletes it if the value is undefined. */
export function setInMap<Key, Value>(
  { get, set }: Pick<ReturnType<typeof createStore<ReadonlyMap<Key, Value>>>, 'get' | 'set'>,
  key: Key,
  value: Value | undefined,
) {
  const map = new Map(get())
  if (value === undefined) map.delete(key)
  else map.set(key, value)
  set(map)
}

export function useStore<T>({ subscribe, get }: ReturnType<typeof createStore<T>>): T {
  return useSyncExternalStore(subscribe, get)
}
