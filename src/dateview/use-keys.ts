import { useEffect, useEffectEvent } from 'react'
import { plainKey } from '../ui/plain-key.ts'
import { keys, type Verb } from './keys.ts'

/** Obeys the keys of By Date: in the entry's modal only the days', in any other dialog none. */
export function useKeys(verbs: Record<Verb, () => void>, modalOpen: boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pressed = plainKey(event)
    const found = keys.find(({ key }) => key === pressed)
    if (!found || (isDialogOpen() && !(modalOpen && found.inModal))) return
    event.preventDefault()
    verbs[found.verb]()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isDialogOpen() {
  return document.querySelector('dialog[open]') !== null
}
