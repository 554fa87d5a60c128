import { useLayoutEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** Goes to another address as soon as it is mounted; Back does not come through here again. */
export function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to])
  return null
}
