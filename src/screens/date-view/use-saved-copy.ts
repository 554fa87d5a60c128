import { useMemo, useSyncExternalStore } from 'react'
import type { Entry } from '../../apod/entry.ts'

/** A date's stored entry for useSyncExternalStore; undefined if there was none. */
export type SavedCopyOf = (date: string) => {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => { entry: Entry; isStored: boolean } | undefined
}

/** Follows a date's stored entry while it is wanted. */
export function useSavedCopy(savedCopyOf: SavedCopyOf, date: string, isWanted: boolean) {
  const { subscribe, getSnapshot } = useMemo(() => savedCopyOf(date), [savedCopyOf, date])
  const copy = useSyncExternalStore(isWanted ? subscribe : followNothing, getSnapshot)
  return isWanted ? copy : undefined
}

function followNothing() {
  return () => {}
}
