import { useEffect, useEffectEvent } from 'react'
import { plainKey } from './shortcut-key.ts'

/**
 * Obeys keys that are pressed by themselves, wherever on the page the focus is.
 * @param verbOf what a key does, as `plainKey` names it; undefined for one that is the browser's
 */
export function usePlainKeys(verbOf: (key: string) => (() => void) | undefined) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pressed = plainKey(event)
    const verb = pressed && verbOf(pressed)
    if (!verb) return
    event.preventDefault()
    verb()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
