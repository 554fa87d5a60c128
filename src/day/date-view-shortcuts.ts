import { hasArchive } from '../navigation/address.ts'
import type { Shortcut } from '../ui/shortcuts.ts'
import type { DaySteps } from './day-steps.ts'

interface DateViewActions extends DaySteps {
  browse: () => void
}

const browseShortcuts: readonly Shortcut<DateViewActions>[] = [
  { key: 'm', label: 'Browse the month, and back', run: ({ browse }) => browse() },
]

/** The keys to days that are no neighbours, and to the archive's months, if the build has it. */
export const dateViewShortcuts: readonly Shortcut<DateViewActions>[] = [
  { key: 'r', label: 'Random day', run: ({ goToRandomDay }) => goToRandomDay() },
  { key: 't', label: 'Today', run: ({ goToToday }) => goToToday() },
  ...(hasArchive ? browseShortcuts : []),
]
