import { usePathname } from 'wouter/use-browser-location'
import { pathIn } from '../ui/base-path.ts'

/** The path of the current URL, without a trailing slash. */
export function usePath(): string {
  return pathIn(usePathname()).replace(/\/+$/, '') || '/'
}
