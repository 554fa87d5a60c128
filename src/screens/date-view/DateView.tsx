import { type ComponentType, type PointerEvent, startTransition, useRef, useState } from 'react'
import { titleOf } from '../../apod/text.ts'
import { Backdrop } from '../../entry/media/Backdrop.tsx'
import { Announcement } from '../../ui/Announcement.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { DateForm } from './DateForm.tsx'
import styles from './DateView.module.css'
import { dayNavigation, type DaySteps } from './day-navigation.ts'
import { DayNavigation } from './DayNavigation.tsx'
import { FoundEntry } from './FoundEntry.tsx'
import { LookUpOutcome } from './LookUpOutcome.tsx'
import { lookUpSentence } from './look-up-sentence.ts'
import type { OpenDialogProps } from './OpenDialog.tsx'
import { slide } from './slide.ts'
import { useDateViewShortcuts } from './shortcuts/use-date-view-shortcuts.ts'
import { useDayLookUp } from './use-day-look-up.ts'
import { useShownDate } from './use-shown-date.ts'
import { useToday } from './use-today.ts'

interface DateViewProps {
  /** Its dialogs, which may be lazy. */
  OpenDialog: ComponentType<OpenDialogProps>
}

/** The By Date screen. */
export function DateView({ OpenDialog }: DateViewProps) {
  const [date, show] = useShownDate()
  const today = useToday()
  const lookUp = useDayLookUp(date)
  const shown = lookUp.entry ?? lookUp.saved?.entry
  useDocumentTitle(`${shown ? titleOf(shown) : 'By Date'} – Astronomy Picture Of the Day`)

  const [open, setOpen] = useState<'entry' | 'shortcuts'>()
  const title = useRef<HTMLButtonElement>(null)
  const heart = useRef<HTMLButtonElement>(null)
  const dialogHeart = useRef<HTMLButtonElement>(null)
  const navigation = dayNavigation(date, today, (next) => slide(next > date, () => show(next)))
  // React holds back for 300 ms what follows a fallback; a transition has none.
  const openEntry = () => startTransition(() => setOpen('entry'))
  const openShortcuts = () => startTransition(() => setOpen('shortcuts'))
  useDateViewShortcuts(
    { navigation, title, hearts: [dialogHeart, heart], openShortcuts },
    open === 'entry',
  )

  function submit(submitted: string) {
    if (submitted !== date) show(submitted)
    else if (lookUp.state.status === 'error' || !lookUp.entry) lookUp.tryAgain()
  }

  function touch({ nativeEvent }: PointerEvent) {
    if (nativeEvent.pointerType === 'touch') void followFinger(nativeEvent, navigation)
  }

  const outcome = (
    <LookUpOutcome
      lookUp={lookUp}
      isToday={date === today}
      onTryAgain={lookUp.tryAgain}
      onShowDayBefore={navigation.previous.go}
      onShowToday={navigation.goToToday}
    />
  )
  const card = { lookUp, titleButton: title, heartButton: heart, onOpen: openEntry }
  const dialog = {
    lookUp,
    navigation,
    heartButton: dialogHeart,
    outcome,
    onClose: () => setOpen(undefined),
  }

  return (
    <div className={styles.screen} tabIndex={-1} onPointerDown={touch}>
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
      <div className={styles.outcome}>{open !== 'entry' && outcome}</div>
      <FoundEntry {...card} today={today} />
      <LazyBoundary>{open && <OpenDialog open={open} {...dialog} />}</LazyBoundary>
    </div>
  )
}

async function followFinger(event: globalThis.PointerEvent, steps: DaySteps) {
  const { swipe } = await import('./swipe.ts')
  swipe(event, steps)
}
