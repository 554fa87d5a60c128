import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { titleOf } from '../../apod/text.ts'
import { EntryDetails } from '../../entry/EntryDetails.tsx'
import { EntryDialog } from '../../entry/EntryDialog.tsx'
import styles from './DayDialog.module.css'
import type { DaySteps } from './day-navigation.ts'

interface DayDialogProps {
  /** The date that is shown. */
  date: string
  navigation: DaySteps
  /** Its entry, when loaded. */
  entry: Entry | undefined
  /** The look-up's status: loading, or why there is no entry. */
  outcome: ReactNode
  /** The same for screen readers, which read nothing outside the dialog. */
  sentence: string
  /** The saved copy, if the look-up failed. */
  saved: Entry | undefined
  onClose: () => void
}

/** The dialog of the shown day. It stays open while navigating, whatever the look-ups return. */
export function DayDialog(props: DayDialogProps) {
  const { date, navigation, entry, outcome, sentence, saved, onClose } = props
  useBack(onClose)
  const titleId = useId()
  const savedTitleId = useId()
  return (
    <EntryDialog
      labelledBy={titleId}
      page={date}
      news={entry ? titleOf(entry) : sentence}
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
      {saved && <EntryDetails entry={saved} titleId={savedTitleId} isStored />}
    </EntryDialog>
  )
}

/** Back and Forward close the dialog. */
function useBack(onBack: () => void) {
  const leave = useEffectEvent(onBack)
  useEffect(() => {
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
}
