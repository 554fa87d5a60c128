import { characterKeysAreOn } from './letter-shortcuts.ts'
import { useShortcuts } from '../../../ui/use-shortcuts.ts'
import { keys, type Verb } from './shortcuts.ts'

/** Obeys the keys of By Date: in the entry's modal only the days', in any other dialog none. */
export function useKeys(verbs: Record<Verb, () => void>, modalOpen: boolean) {
  useShortcuts((pressed) => {
    const found = keys.find(({ key }) => key === pressed)
    // Arrows and Enter type nothing.
    if (pressed.length === 1 && !characterKeysAreOn()) return undefined
    if (!found || (isDialogOpen() && !(modalOpen && found.inModal))) return undefined
    return verbs[found.verb]
  })
}

function isDialogOpen() {
  return document.querySelector('dialog[open]') !== null
}
