import { useSyncExternalStore } from 'react'
import type { Store } from './create-store.ts'

/** The store's value; the component renders again when it changes. */
export function useStore<T>({ subscribe, get }: Pick<Store<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(subscribe, get)
}
