import { type ReactNode, type RefObject, useId } from 'react'
import { titleOf } from '../../apod/text.ts'
import { Heart } from '../../bookmarks/Heart.tsx'
import { EntryDialog } from '../../entry/EntryDialog.tsx'
import type { DaySteps } from './day-navigation.ts'
import { lookUpSentence } from './outcome/look-up-sentence.ts'
import type { DayLookUp } from './use-day-look-up.ts'

interface DayDialogProps {
  lookUp: DayLookUp
  navigation: DaySteps
  heartButton: RefObject<HTMLButtonElement | null>
  /** That the look-up is running, or why there is no entry. */
  outcome: ReactNode
  onClose: () => void
}

/** The dialog of the shown day. It stays open while navigating, whatever the look-ups return. */
export function DayDialog({ lookUp, navigation, heartButton, outcome, onClose }: DayDialogProps) {
  const { date, entry, saved, state } = lookUp
  const shown = entry ?? saved?.entry
  const isLoading = state.status === 'loading' && !state.answer
  const titleId = useId()
  const savedTitleId = useId()
  return (
    <EntryDialog
      labelledBy={titleId}
      page={date}
      news={entry ? titleOf(entry) : lookUpSentence(lookUp)}
      steps={navigation}
      entry={shown}
      titleId={entry ? titleId : savedTitleId}
      isStored={!entry}
      isLoading={isLoading}
      action={shown && <Heart entry={shown} button={heartButton} />}
      onClose={onClose}
    >
      {!entry && <h2 id={titleId}>{date}</h2>}
      {isLoading ? <p className="visually-hidden">Loading…</p> : outcome}
    </EntryDialog>
  )
}
