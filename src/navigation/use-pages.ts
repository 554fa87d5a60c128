import { rememberHere } from './history.ts'
import { useHistoryState } from './use-location.ts'

/** How many pages of a list this history entry shows, and a function that changes it. */
export function usePages(): [pages: number, showPages: (pages: number) => void] {
  return [useHistoryState(({ pages = 1 }) => pages), showPages]
}

function showPages(pages: number) {
  rememberHere({ pages })
}
