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

/**
 * The look-ups of several keys, such as the pages of a list.
 * @param keys the same list until others are wanted
 */
export function useLookUps<Key extends string, Answer>(
  cache: LookUpCache<Key, Answer>,
  keys: readonly Key[],
): LookUpState<Answer>[] {
  const { subscribe, readState, watch } = cache
  const states = () => keys.map(readState)
  // A new list of states at each call would never settle.
  useSyncExternalStore(subscribe, () =>
    states()
      .map(({ status }) => status)
      .join(),
  )
  useEffect(() => {
    const leaves = keys.map(watch)
    return () => leaves.forEach((leave) => leave())
  }, [watch, keys])
  return states()
}
