import { type ReactNode, useId } from 'react'
import { titleOf } from '../../apod/text.ts'
import { EntryDetails } from '../../entry/EntryDetails.tsx'
import { EntryDialog } from '../../entry/EntryDialog.tsx'
import styles from './DayDialog.module.css'
import type { DaySteps } from './day-navigation.ts'
import { lookUpSentence } from './look-up-sentence.ts'
import type { DayLookUp } from './use-day-look-up.ts'

interface DayDialogProps {
  lookUp: DayLookUp
  navigation: DaySteps
  /** That the look-up is running, or why there is no entry. */
  outcome: ReactNode
  onClose: () => void
}

/** The dialog of the shown day. It stays open while navigating, whatever the look-ups return. */
export function DayDialog({ lookUp, navigation, outcome, onClose }: DayDialogProps) {
  const { date, entry, saved } = lookUp
  const titleId = useId()
  const savedTitleId = useId()
  return (
    <EntryDialog
      labelledBy={titleId}
      page={date}
      news={entry ? titleOf(entry) : lookUpSentence(lookUp)}
      steps={navigation}
      onClose={onClose}
    >
      {!entry && (
        <h2 id={titleId} className={styles.date}>
          {date}
        </h2>
      )}
      {outcome}
      {entry && <EntryDetails entry={entry} titleId={titleId} />}
      {saved && <EntryDetails entry={saved.entry} titleId={savedTitleId} isStored />}
    </EntryDialog>
  )
}
