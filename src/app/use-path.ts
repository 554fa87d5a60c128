import { usePathname } from 'wouter/use-browser-location'

/** The path of the current URL, without a trailing slash. */
export function usePath(): string {
  return usePathname().replace(/\/+$/, '') || '/'
}
