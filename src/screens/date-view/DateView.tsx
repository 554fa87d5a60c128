import { useRef } from 'react'
import { titleOf } from '../../apod/text.ts'
import { Backdrop } from '../../entry/media/Backdrop.tsx'
import { Announcement } from '../../ui/Announcement.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { DateForm } from './DateForm.tsx'
import styles from './DateView.module.css'
import { dayNavigation } from './day-navigation.ts'
import { DayNavigation } from './DayNavigation.tsx'
import { followFinger } from './follow-finger.ts'
import { FoundEntry } from './FoundEntry.tsx'
import type { LoadLater } from './load-later.ts'
import { LookUpOutcome } from './outcome/LookUpOutcome.tsx'
import { lookUpSentence } from './outcome/look-up-sentence.ts'
import { slide } from './slide.ts'
import { useDateViewShortcuts } from './shortcuts/use-date-view-shortcuts.ts'
import { useDayLookUp } from './use-day-look-up.ts'
import { useDialog } from './use-dialog.ts'
import { useShownDate } from './use-shown-date.ts'
import { useToday } from './use-today.ts'

/** The By Date screen. */
export function DateView({ loadLater }: { loadLater: LoadLater }) {
  const [date, show] = useShownDate()
  const today = useToday()
  const lookUp = useDayLookUp(date)
  const shown = lookUp.entry ?? lookUp.saved?.entry
  useDocumentTitle(`${shown ? titleOf(shown) : 'By Date'} – Astronomy Picture Of the Day`)

  const { dialog, hasFailed, openEntry, openShortcuts, close } = useDialog(loadLater)
  const isEntryOpen = dialog?.open === 'entry'
  const title = useRef<HTMLButtonElement>(null)
  const heart = useRef<HTMLButtonElement>(null)
  const dialogHeart = useRef<HTMLButtonElement>(null)
  const navigation = dayNavigation(date, today, (next) => slide(next > date, () => show(next)))
  useDateViewShortcuts(
    { navigation, title, hearts: [dialogHeart, heart], openShortcuts },
    isEntryOpen,
  )

  function submit(submitted: string) {
    if (submitted !== date) show(submitted)
    else if (lookUp.state.status === 'error' || !lookUp.entry) lookUp.tryAgain()
  }

  const outcome = <LookUpOutcome lookUp={lookUp} navigation={navigation} isToday={date === today} />
  const card = { lookUp, titleButton: title, heartButton: heart, onOpen: openEntry }
  const day = { lookUp, navigation, heartButton: dialogHeart, outcome, onClose: close }

  return (
    <div
      className={styles.screen}
      tabIndex={-1}
      onPointerDown={({ nativeEvent }) => void followFinger(nativeEvent, loadLater, navigation)}
    >
      <Announcement>{lookUpSentence(lookUp)}</Announcement>
      <div className={styles.light}>
        <Backdrop />
      </div>
      <div className={styles.choice}>
        <DateForm date={date} today={today} onSubmit={submit} />
        <DayNavigation
          isToday={date === today}
          navigation={navigation}
          onOpenShortcuts={openShortcuts}
        />
      </div>
      <div className={styles.outcome}>{!isEntryOpen && outcome}</div>
      {hasFailed && (
        <p className="notice" role="alert">
          This part of the page could not be loaded. Please try again.
        </p>
      )}
      <FoundEntry {...card} today={today} />
      {dialog && <dialog.OpenDialog open={dialog.open} {...day} />}
    </div>
  )
}
