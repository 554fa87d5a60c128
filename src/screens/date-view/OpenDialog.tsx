import { lazy, type ReactNode } from 'react'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import type { DaySteps } from './day-navigation.ts'
import { DayDialog } from './DayDialog.tsx'
import type { DayLookUp } from './use-day-look-up.ts'

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
}))

interface OpenDialogProps {
  open: 'entry' | 'shortcuts'
  lookUp: DayLookUp
  navigation: DaySteps
  outcome: ReactNode
  onClose: () => void
}

/** The dialog that is open on By Date. */
export function OpenDialog({ open, onClose, ...day }: OpenDialogProps) {
  if (open === 'entry') return <DayDialog {...day} onClose={onClose} />
  return (
    <LazyBoundary>
      <ShortcutsDialog onClose={onClose} />
    </LazyBoundary>
  )
}
