import { useEffect, useEffectEvent } from 'react'
import { shortcutKey } from './shortcut-key.ts'

/**
 * Runs actions on key presses without modifiers, wherever the focus is.
 * @param actionFor what a key does; undefined for keys that are left to the browser
 */
export function useShortcuts(actionFor: (key: string) => (() => void) | undefined) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pressed = shortcutKey(event)
    const action = pressed && actionFor(pressed)
    if (!action) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
