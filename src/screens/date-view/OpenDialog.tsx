import type { ReactNode, RefObject } from 'react'
import type { DaySteps } from './day-navigation.ts'
import { DayDialog } from './DayDialog.tsx'
import { ShortcutsDialog } from './shortcuts/ShortcutsDialog.tsx'
import type { DayLookUp } from './use-day-look-up.ts'

export interface OpenDialogProps {
  open: 'entry' | 'shortcuts'
  lookUp: DayLookUp
  navigation: DaySteps
  heartButton: RefObject<HTMLButtonElement | null>
  outcome: ReactNode
  onClose: () => void
}

/** The dialog that is open on By Date. */
export function OpenDialog({ open, onClose, ...day }: OpenDialogProps) {
  return open === 'entry' ? (
    <DayDialog {...day} onClose={onClose} />
  ) : (
    <ShortcutsDialog onClose={onClose} />
  )
}
