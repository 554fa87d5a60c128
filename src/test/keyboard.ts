import { type Locator, userEvent } from 'vitest/browser'

/** Presses Enter, or other keys, on a control that gets the focus. */
export function pressByKey(control: Locator, keys = '{Enter}') {
  control.element().focus()
  return userEvent.keyboard(keys)
}
