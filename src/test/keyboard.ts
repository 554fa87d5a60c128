import { type Locator, userEvent } from 'vitest/browser'

/** Focuses a control, and presses Enter or other keys. */
export function pressWithKeyboard(control: Locator, keys = '{Enter}') {
  control.element().focus()
  return userEvent.keyboard(keys)
}
