import type { RefObject } from 'react'
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts'
import type { DaySteps } from '../day-navigation.ts'
import { letterShortcutsAreOn } from '../../../ui/shortcuts/letter-shortcuts.ts'
import { shortcuts, type ShortcutAction } from './shortcuts.ts'

interface Targets {
  navigation: DaySteps
  title: RefObject<HTMLButtonElement | null>
  /** The dialog's first: the card's is behind it. */
  hearts: readonly RefObject<HTMLButtonElement | null>[]
  openShortcuts: () => void
}

/** Handles the shortcuts of By Date: in the entry's dialog and its viewer only some, in other dialogs none. */
export function useDateViewShortcuts(targets: Targets, dialogOpen: boolean) {
  const { navigation, title, hearts, openShortcuts } = targets
  const actions: Record<ShortcutAction, () => void> = {
    previous: navigation.previous.go,
    next: navigation.next.go,
    random: navigation.goToRandomDay,
    today: navigation.goToToday,
    bookmark: () => hearts.find(({ current }) => current)?.current?.click(),
    open: () => title.current?.click(),
    shortcuts: openShortcuts,
  }
  useShortcuts((pressed) => {
    const found = shortcuts.find(({ key }) => key === pressed)
    // Only keys that type a character can be switched off.
    if (pressed.length === 1 && !letterShortcutsAreOn()) return undefined
    const { length: dialogs } = document.querySelectorAll('dialog[open]')
    if (!found || dialogs > (dialogOpen ? (found.dialogs ?? 0) : 0)) return undefined
    return actions[found.action]
  })
}
