import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { titleOf } from '../../apod/text.ts'
import { Announcement } from '../../ui/Announcement.tsx'
import { isFocusLost } from '../../ui/is-focus-lost.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { DateForm } from './DateForm.tsx'
import styles from './DateView.module.css'
import { dayNavigation } from './day-navigation.ts'
import { DayNavigation } from './DayNavigation.tsx'
import { FoundEntry } from './FoundEntry.tsx'
import { LookUpOutcome } from './LookUpOutcome.tsx'
import { lookUpSentence } from './look-up-sentence.ts'
import { OpenDialog } from './OpenDialog.tsx'
import { useDateViewShortcuts } from './shortcuts/use-date-view-shortcuts.ts'
import { useDayLookUp } from './use-day-look-up.ts'
import { useShownDate } from './use-shown-date.ts'
import { useToday } from './use-today.ts'

/** The By Date screen. */
export function DateView() {
  const [date, show] = useShownDate()
  const today = useToday()
  const lookUp = useDayLookUp(date)
  const shown = lookUp.entry ?? lookUp.saved?.entry
  useDocumentTitle(`${shown ? titleOf(shown) : 'By Date'} – Astronomy Picture Of the Day`)

  const [open, setOpen] = useState<'entry' | 'shortcuts'>()
  const screen = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLButtonElement>(null)
  const heart = useRef<HTMLButtonElement>(null)
  const navigation = dayNavigation(date, today, show)
  const openEntry = () => setOpen('entry')
  const openShortcuts = () => setOpen('shortcuts')
  useDateViewShortcuts({ navigation, title, heart, openShortcuts }, open === 'entry')

  function submit(submitted: string) {
    if (submitted !== date) show(submitted)
    else if (lookUp.state.status === 'error' || !lookUp.entry) lookUp.tryAgain()
  }

  function tryAgain() {
    // The notice disappears: move the focus first.
    screen.current?.focus({ preventScroll: true })
    lookUp.tryAgain()
  }

  function closeDialog() {
    // Nothing outside a dialog takes the focus before the dialog is gone.
    flushSync(() => setOpen(undefined))
    // After navigating, the title that opened the dialog is gone; focus the new one, if there is one.
    if (open !== 'entry' || !isFocusLost()) return
    const target = title.current ?? screen.current
    target?.focus({ preventScroll: true })
  }

  const outcome = (
    <LookUpOutcome
      lookUp={lookUp}
      isToday={date === today}
      onTryAgain={tryAgain}
      onShowDayBefore={navigation.previous.go}
    />
  )
  const card = { lookUp, titleButton: title, heartButton: heart, onOpen: openEntry }
  const dialog = { lookUp, navigation, outcome, onClose: closeDialog }

  return (
    <div ref={screen} className={styles.screen} tabIndex={-1}>
      <Announcement>{lookUpSentence(lookUp)}</Announcement>
      <div className={styles.choice}>
        <DateForm date={date} today={today} onSubmit={submit} />
        <DayNavigation navigation={navigation} onOpenShortcuts={openShortcuts} />
      </div>
      {open !== 'entry' && outcome}
      <FoundEntry {...card} />
      {open && <OpenDialog open={open} {...dialog} />}
    </div>
  )
}
