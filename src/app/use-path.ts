import { usePathname } from 'wouter/use-browser-location'

/** The path that the address names, without a slash at its end. */
export function usePath(): string {
  return usePathname().replace(/\/+$/, '') || '/'
}
