import { useSyncExternalStore } from 'react'
import type { Address } from './address.ts'
import { updateHistoryState } from './history.ts'
import { type HistoryState, renderedLocation } from './rendered-location.ts'

/** What the shown address says; the component renders again when it changes. */
export function useAddress(): Address {
  return useSyncExternalStore(renderedLocation.subscribe, () => renderedLocation.get().address)
}

/** What is read of the state of the shown address's history entry; the component renders again when that changes. */
export function useHistoryState<Value extends string | number | boolean | undefined>(
  read: (state: HistoryState) => Value,
): Value {
  return useSyncExternalStore(renderedLocation.subscribe, () => read(renderedLocation.get().state))
}

/** How many pages of a list this history entry shows, and a function that shows so many. */
export function usePageCount(): [pageCount: number, showPages: (pageCount: number) => void] {
  const count = useHistoryState(({ pageCount }) => pageCount ?? 1)
  return [count, (pageCount) => updateHistoryState({ pageCount })]
}
