import { letterShortcutsAreOn } from './letter-shortcuts.ts'
import { useShortcuts } from '../../../ui/use-shortcuts.ts'
import { shortcuts, type ShortcutAction } from './shortcuts.ts'

/** Obeys the keys of By Date: in the entry's modal only the days', in any other dialog none. */
export function useDateViewShortcuts(
  actions: Record<ShortcutAction, () => void>,
  dialogOpen: boolean,
) {
  useShortcuts((pressed) => {
    const found = shortcuts.find(({ key }) => key === pressed)
    // Arrows and Enter type nothing.
    if (pressed.length === 1 && !letterShortcutsAreOn()) return undefined
    if (!found || (isDialogOpen() && !(dialogOpen && found.inDialog))) return undefined
    return actions[found.action]
  })
}

function isDialogOpen() {
  return document.querySelector('dialog[open]') !== null
}
