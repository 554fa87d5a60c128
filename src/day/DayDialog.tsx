import type { ReactNode } from 'react'
import { titleOf } from '../apod/text.ts'
import { Heart } from '../bookmarks/Heart.tsx'
import { NoteField } from '../bookmarks/NoteField.tsx'
import { Toasts } from '../bookmarks/undo/Toasts.tsx'
import { EntryDialog } from '../entry/dialog/EntryDialog.tsx'
import { lookUpSentence } from './LookUpOutcome.tsx'
import type { DaySteps } from './shown-date.ts'
import type { DayLookUp } from './use-day-look-up.ts'

interface DayDialogProps {
  lookUp: DayLookUp
  steps: DaySteps
  /** Why there is no entry, or no newer one. */
  outcome: ReactNode
}

/** The dialog of the shown day. It stays open while navigating, whatever the look-ups return. */
export function DayDialog({ lookUp, steps, outcome }: DayDialogProps) {
  const { kind, date, entry, isTryingAgain } = lookUp
  return (
    <EntryDialog
      item={{ key: date, entry, isLoading: kind === 'loading' }}
      steps={steps}
      announcement={kind === 'entry' && !isTryingAgain ? titleOf(entry) : lookUpSentence(lookUp)}
      tools={
        entry && (
          <>
            <Heart entry={entry} />
            <div className="ui-messages">
              <Toasts />
            </div>
          </>
        )
      }
      below={entry && <NoteField bookmarkKey={entry.date} />}
    >
      {kind === 'loading' && <p className="ui-visually-hidden">Loading…</p>}
      {outcome}
    </EntryDialog>
  )
}
