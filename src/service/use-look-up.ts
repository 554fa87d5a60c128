import { useEffect, useSyncExternalStore } from 'react'
import type { LookUpCache, LookUpState } from './look-up-cache.ts'

/** The look-up of a key; the component is one of its viewers while it is mounted. */
export function useLookUp<Key extends string, Answer>(
  cache: LookUpCache<Key, Answer>,
  key: Key,
): LookUpState<Answer> {
  const { subscribe, readState, watch } = cache
  const state = useSyncExternalStore(subscribe, () => readState(key))
  useEffect(() => watch(key), [watch, key])
  return state
}
