import type { Shortcut } from '../../ui/shortcuts.ts'
import type { DaySteps } from './day-steps.ts'

/** The keys to days that are no neighbours. */
export const dayShortcuts: readonly Shortcut<DaySteps>[] = [
  { key: 'r', label: 'Random day', run: ({ goToRandomDay }) => goToRandomDay() },
  { key: 't', label: 'Today', run: ({ goToToday }) => goToToday() },
]
