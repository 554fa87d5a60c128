import { type RefObject, useLayoutEffect } from 'react'

/** Gives a control the focus where it is to take it; nothing scrolls. */
export function useTakenFocus(control: RefObject<HTMLElement | null>, takesFocus: boolean) {
  useLayoutEffect(() => {
    if (takesFocus) control.current?.focus({ preventScroll: true })
  }, [control, takesFocus])
}
