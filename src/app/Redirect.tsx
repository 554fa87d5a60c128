import { useLayoutEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { hrefOf } from '../ui/base-path.ts'

/** Navigates on mount, replacing the history entry. */
export function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(hrefOf(to), { replace: true }), [to])
  return null
}
