/** A value that others can subscribe to; independent of React. */
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
      return () => void listeners.delete(listener)
    },
  }
}
