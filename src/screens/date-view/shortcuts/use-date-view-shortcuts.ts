import { letterShortcutsAreOn } from './letter-shortcuts.ts'
import { useShortcuts } from '../../../ui/use-shortcuts.ts'
import { shortcuts, type ShortcutAction } from './shortcuts.ts'

/** Handles the shortcuts of By Date: in the entry's dialog only some, in other dialogs none. */
export function useDateViewShortcuts(
  actions: Record<ShortcutAction, () => void>,
  dialogOpen: boolean,
) {
  useShortcuts((pressed) => {
    const found = shortcuts.find(({ key }) => key === pressed)
    // Only keys that type a character can be switched off.
    if (pressed.length === 1 && !letterShortcutsAreOn()) return undefined
    if (!found || (isDialogOpen() && !(dialogOpen && found.inDialog))) return undefined
    return actions[found.action]
  })
}

function isDialogOpen() {
  return document.querySelector('dialog[open]') !== null
}
