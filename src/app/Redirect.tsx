import { useLayoutEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** Navigates on mount, replacing the history entry. */
export function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to])
  return null
}
