import type { ReactNode } from 'react'
import { titleOf } from '../../apod/text.ts'
import { Heart } from '../../bookmarks/Heart.tsx'
import { EntryDialog } from '../../entry/dialog/EntryDialog.tsx'
import type { DaySteps } from './day-steps.ts'
import { lookUpSentence } from './look-up-sentence.ts'
import type { DayLookUp } from './use-day-look-up.ts'

interface DayDialogProps {
  lookUp: DayLookUp
  steps: DaySteps
  /** That the look-up is running, or why there is no entry. */
  outcome: ReactNode
  onClose: () => void
}

/** The dialog of the shown day. It stays open while navigating, whatever the look-ups return. */
export function DayDialog({ lookUp, steps, outcome, onClose }: DayDialogProps) {
  const { date, entry, saved, isLoading, isTryingAgain } = lookUp
  const shown = entry ?? saved
  return (
    <EntryDialog
      itemKey={date}
      announcement={entry && !isTryingAgain ? titleOf(entry) : lookUpSentence(lookUp)}
      steps={steps}
      entry={shown}
      isStored={!entry}
      isLoading={isLoading}
      heading={!entry && <h2>{date}</h2>}
      action={shown && <Heart entry={shown} />}
      onClose={onClose}
    >
      {isLoading ? <p className="visually-hidden">Loading…</p> : outcome}
    </EntryDialog>
  )
}
