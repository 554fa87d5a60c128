import type { RefObject } from 'react'
import { letterShortcutsAreOn } from '../../../ui/shortcuts/letter-shortcuts.ts'
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts'
import type { DaySteps } from '../day-navigation.ts'

interface Targets {
  navigation: DaySteps
  title: RefObject<HTMLButtonElement | null>
  /** The dialog's first: the card's is behind it. */
  hearts: readonly RefObject<HTMLButtonElement | null>[]
  openShortcuts: () => void
}

/** What each key does, as `event.key` names it, letters in lower case. */
type Actions = Record<string, () => void>

/** Handles the shortcuts of By Date: in the entry's dialog and its viewer only some, in other dialogs none. */
export function useDateViewShortcuts(targets: Targets, dialogOpen: boolean) {
  const { navigation, title, hearts, openShortcuts } = targets
  const inViewer: Actions = {
    ArrowLeft: navigation.previous.go,
    ArrowRight: navigation.next.go,
  }
  const inEntry: Actions = {
    ...inViewer,
    b: () => hearts.find(({ current }) => current)?.current?.click(),
  }
  const onScreen: Actions = {
    ...inEntry,
    r: navigation.goToRandomDay,
    t: navigation.goToToday,
    Enter: () => title.current?.click(),
    '?': openShortcuts,
  }
  useShortcuts((pressed) => {
    // Only keys that type a character can be switched off.
    if (pressed.length === 1 && !letterShortcutsAreOn()) return undefined
    const { length: dialogs } = document.querySelectorAll('dialog[open]')
    if (dialogs > 0 && !dialogOpen) return undefined
    return [onScreen, inEntry, inViewer][dialogs]?.[pressed]
  })
}
