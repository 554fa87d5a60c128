import { useMemo, useSyncExternalStore } from 'react'
import type { Entry } from '../../apod/entry.ts'

/** What is or was stored of a date, for useSyncExternalStore; undefined where nothing was. */
export type SavedCopyOf = (date: string) => {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => { entry: Entry; isStored: boolean } | undefined
}

/** Follows what is stored of a date as long as it is wanted. */
export function useSavedCopy(savedCopyOf: SavedCopyOf, date: string, isWanted: boolean) {
  const { subscribe, getSnapshot } = useMemo(() => savedCopyOf(date), [savedCopyOf, date])
  const copy = useSyncExternalStore(isWanted ? subscribe : followNothing, getSnapshot)
  return isWanted ? copy : undefined
}

function followNothing() {
  return () => {}
}
