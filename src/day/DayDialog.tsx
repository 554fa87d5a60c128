import { type ReactNode, useRef } from 'react'
import { Heart } from '../bookmarks/Heart.tsx'
import { NoteButton, VisitorFields } from '../bookmarks/VisitorFields.tsx'
import { Toasts } from '../bookmarks/toasts/Toasts.tsx'
import { EntryDialog } from '../entry/dialog/EntryDialog.tsx'
import type { DaySteps } from './selected-date.ts'
import type { DayLookUp } from './use-day-look-up.ts'

interface DayDialogProps {
  lookUp: DayLookUp
  steps: DaySteps
  /** Why there is no entry, or no newer one. */
  notice: ReactNode
}

/** The dialog of the selected date. It stays open while navigating, whatever the look-ups return. */
export function DayDialog({ lookUp, steps, notice }: DayDialogProps) {
  const { kind, date, entry } = lookUp
  const noteRef = useRef<HTMLTextAreaElement>(null)
  return (
    <EntryDialog
      id={date}
      entry={entry}
      isLoading={kind === 'loading'}
      steps={steps}
      actions={
        entry && (
          <>
            <Heart entry={entry} />
            <NoteButton bookmarkKey={entry.date} noteRef={noteRef} />
          </>
        )
      }
      footer={entry && <VisitorFields bookmarkKey={entry.date} noteRef={noteRef} />}
      notice={
        <>
          {kind === 'loading' && <p className="ui-visually-hidden">Loading…</p>}
          {notice}
        </>
      }
      messages={
        <div className="ui-screen-only ui-messages">
          <Toasts />
        </div>
      }
    />
  )
}
