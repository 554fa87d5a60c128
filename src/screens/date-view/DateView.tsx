import { Suspense, useRef } from 'react'
import { titleOf } from '../../apod/text.ts'
import { Heart } from '../../bookmarks/Heart.tsx'
import { EntryCard } from '../../entry/card/EntryCard.tsx'
import { Announcement } from '../../ui/Announcement.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { useDialog } from '../../ui/dialog/dialog-context.ts'
import { Page } from '../../ui/Page.tsx'
import { createLazyPart } from '../../ui/lazy-part.tsx'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import { useSwipe } from '../../ui/gesture/use-swipe.ts'
import { useSlide } from '../../ui/motion/use-slide.ts'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { stepShortcuts } from '../../entry/step-shortcuts.ts'
import { DateForm } from './DateForm.tsx'
import styles from './DateView.module.css'
import { dayShortcuts } from './day-shortcuts.ts'
import { daySteps } from './day-steps.ts'
import { DayNavigation } from './DayNavigation.tsx'
import { LookUpOutcome } from './LookUpOutcome.tsx'
import { lookUpSentence } from './look-up-sentence.ts'
import { useDayLookUp } from './use-day-look-up.ts'
import { useNextPicture } from './use-next-picture.ts'
import { showDate, showDayFrom, useShownDate } from './use-shown-date.ts'
import { useToday } from '../../entry/use-today.ts'

const DayDialog = createLazyPart(async () => (await import('./DayDialog.tsx')).DayDialog)

interface DateViewProps {
  /** Opens the sheet of keys, or what it says about the page. */
  onOpenSheet: (name: 'shortcuts' | 'about') => void
  /** Called each time that a day's picture is there. */
  onPictureLoad: () => void
}

/** The By Date screen. */
export function DateView({ onOpenSheet, onPictureLoad }: DateViewProps) {
  const date = useShownDate()
  const today = useToday()
  const lookUp = useDayLookUp(date)
  useNextPicture(date, today)
  const { kind, entry } = lookUp
  const isLoading = kind === 'loading'
  useDocumentTitle(`${entry ? titleOf(entry) : 'By Date'} – Astronomy Picture Of the Day`)

  const dialog = useLazyDialog<'entry'>()
  const isOpen = dialog.open !== undefined
  const day = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLButtonElement>(null)
  const steps = daySteps(date, today, showDayFrom)
  const { isFront } = useDialog()
  useSlide(day, { item: date, isHidden: isOpen })
  useSwipe(day, { steps, isFront })
  useShortcuts(stepShortcuts, steps)
  useShortcuts(dayShortcuts, steps)

  function close() {
    dialog.close()
    // After a step, the title is another button than the one that had the focus.
    title.current?.focus({ preventScroll: true })
  }

  function submit(submitted: string) {
    if (submitted !== date) showDate(submitted)
    else if (kind !== 'entry' || lookUp.error !== undefined) lookUp.tryAgain()
  }

  function fetchParts() {
    void DayDialog.fetch()
    onPictureLoad()
  }

  const isSmall = useMediaQuery('(width < 40rem), (width < 60rem) and (height < 30rem)')
  const hasCard = entry !== undefined || isLoading
  // The day buttons; not below a failure, whose notice would push them down.
  const isOnPicture = isSmall && (isLoading || kind === 'entry')

  const outcome = <LookUpOutcome lookUp={lookUp} steps={steps} isToday={date === today} />

  const dayNavigation = (
    <DayNavigation
      isToday={date === today}
      isOnPicture={isOnPicture}
      steps={steps}
      onOpenShortcuts={() => onOpenSheet('shortcuts')}
    />
  )
  const messages = (
    <>
      {isSmall && !isOnPicture && <div className={styles.row}>{dayNavigation}</div>}
      <div className={hasCard ? undefined : 'lone'}>{!isOpen && outcome}</div>
      <ErrorBoundary key={dialog.presses} isLine onFailure={dialog.close}>
        <Suspense>
          {isOpen && <DayDialog lookUp={lookUp} steps={steps} outcome={outcome} onClose={close} />}
        </Suspense>
      </ErrorBoundary>
    </>
  )

  return (
    <Page
      head={
        <div className={styles.row}>
          <DateForm
            date={date}
            today={today}
            onSubmit={submit}
            onOpenAbout={() => onOpenSheet('about')}
          />
          {!isSmall && dayNavigation}
        </div>
      }
    >
      <Announcement>{lookUpSentence(lookUp)}</Announcement>
      <EntryCard
        ref={day}
        messages={messages}
        entry={entry}
        isLoading={isLoading && !isOpen}
        isFromBookmark={kind === 'saved'}
        buttonsOnPicture={isOnPicture && dayNavigation}
        titleRef={title}
        heart={entry && <Heart entry={entry} />}
        onPictureLoad={fetchParts}
        onOpen={() => dialog.show('entry')}
      />
    </Page>
  )
}
