import { startTransition, useState } from 'react'

/**
 * Which dialog is open, of those that load later. The screen stays as it is while one loads.
 * Its ErrorBoundary has `presses` as its key, so that each press is a new try, and closes what has failed.
 */
export function useLazyDialog<Name extends string>() {
  const [state, setState] = useState<{ open?: Name; presses: number }>({ presses: 0 })
  return {
    ...state,
    show: (open: Name) =>
      startTransition(() => setState(({ presses }) => ({ open, presses: presses + 1 }))),
    close: () => setState(({ presses }) => ({ presses })),
  }
}
