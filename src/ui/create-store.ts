/** A value that others can follow; it knows no React. */
export interface Store<T> {
  get: () => T
  set: (value: T) => void
  /** @returns the way to stop */
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
