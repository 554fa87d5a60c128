import { usePathname, useSearch } from 'wouter/use-browser-location'
import { type Address, parseAddress } from './address.ts'

/** What the current address says; the component renders again when it changes. */
export function useAddress(): Address {
  return parseAddress({ pathname: usePathname(), search: useSearch() })
}
