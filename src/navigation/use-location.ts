import { useLocationProperty, usePathname, useSearch } from 'wouter/use-browser-location'
import { type Address, hasSlideshow, parseAddress, slideshowPath } from './address.ts'
import { type HistoryState, historyState, rewriteAddress } from './history.ts'

/** What the current address says; the component renders again when it changes. */
export function useAddress(): Address {
  return parseAddress({ pathname: usePathname(), search: useSearch() })
}

/** Whether the address asks for a slideshow of its list, and a function to change that in the same history entry. */
export function useSlideshowAddress(): [boolean, (isOn: boolean) => void] {
  return [hasSlideshow(useSearch()), setSlideshow]
}

function setSlideshow(isOn: boolean) {
  rewriteAddress(slideshowPath(location, isOn))
}

/**
 * What the current history entry remembers; the component renders again when that changes, also by
 * `rememberHere`: wouter patches `history.replaceState`, so that it tells of each call. Browsers don't.
 * @param read what the component needs of it
 */
export function useHistoryState<Value extends string | number | boolean | undefined>(
  read: (state: HistoryState) => Value,
): Value {
  return useLocationProperty(() => read(historyState()))
}
