import { pathIn } from '../ui/base-path.ts'
import { useLocation } from '../ui/location.ts'

/** The path of the current URL, without a trailing slash. */
export function usePath(): string {
  return useLocation(() => pathIn(location.pathname).replace(/\/+$/, '') || '/')
}
