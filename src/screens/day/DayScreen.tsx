import { useRef, useState } from 'react'
import { altOf, titleOf } from '../../apod/entry-text.ts'
import { CardSkeleton, EntryCard } from '../../entry/card/EntryCard.tsx'
import { EntryDialog } from '../../entry/dialog/EntryDialog.tsx'
import { useMediaLoad } from '../../media/file-load.ts'
import { useGlowUrl, usePageGlow } from '../../media/Glow.tsx'
import { Picture } from '../../media/Picture.tsx'
import { useAddress } from '../../navigation/history.ts'
import { openLayer } from '../../navigation/layers.ts'
import { daySteps, goToDate, useDayShortcuts } from '../../navigation/selected-date.ts'
import { useFocusWhen } from '../../ui/hooks.ts'
import { useAnnouncement } from '../../ui/messages.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { useSwipe } from '../../ui/steps.tsx'
import { Timer } from '../../ui/Timer.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { DateForm } from './DateForm.tsx'
import { LookUpNotice, lookUpAnnouncement } from './LookUpNotice.tsx'
import { TodaySlideshow } from './TodaySlideshow.tsx'
import { useDayLookUp } from './use-day-look-up.ts'
import styles from './DayScreen.module.css'

export function DayScreen(props: Omit<ScreenProps<'day'>, 'address'>) {
  const { today, selectedDate = today } = props
  const steps = daySteps(selectedDate, today)
  useDayShortcuts()
  const dayLookUp = useDayLookUp(selectedDate)
  const { kind, entry, isRetrying } = dayLookUp
  // During a step, the previous entry stays until the next one and its picture have loaded, but not longer than a second. In the card, its picture stays, dimmed, until the next entry comes.
  const [previousEntry, setPreviousEntry] = useState(entry)
  const [isSlow, setIsSlow] = useState(false)
  const nextLoad = useMediaLoad(entry)
  const isStep = previousEntry !== undefined && entry?.date !== previousEntry.date
  const isPictureLoading = isStep && nextLoad.status === 'loading' && !isSlow
  const isLoading = kind === 'loading' || isPictureLoading
  if (!isLoading && entry !== previousEntry) setPreviousEntry(entry)
  if (!isLoading && isSlow) setIsSlow(false)
  const cardEntry = isLoading ? previousEntry : entry
  const dialogEntry = isSlow ? undefined : cardEntry
  const load = useMediaLoad(cardEntry)
  usePageGlow(useGlowUrl(load, isLoading, cardEntry?.date ?? selectedDate))
  useAnnouncement(isPictureLoading ? 'Loading...' : lookUpAnnouncement(dayLookUp))

  const { layers } = useAddress()
  const isOpen = layers.includes('entry')
  const titleButton = useRef<HTMLButtonElement>(null)
  // A step may have replaced the focused title button that opened the dialog.
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpen)
  if (isOpen && !hasBeenOpen) setHasBeenOpen(true)
  useFocusWhen(titleButton, hasBeenOpen && !isOpen)

  const notice = <LookUpNotice dayLookUp={dayLookUp} steps={steps} today={today} />
  return (
    <ScreenLayout
      title={dialogEntry ? titleOf(dialogEntry) : 'By Date'}
      layout="day"
      header={<DateForm date={selectedDate} today={today} onSubmit={goToDate} steps={steps} />}
    >
      {!isOpen && (
        <div className={`${entry || isLoading ? 'ui-stack' : 'ui-empty-state'} ${styles.notice}`}>
          {notice}
        </div>
      )}
      {layers.includes('slideshow') && <TodaySlideshow today={today} />}
      {isOpen && (
        // Stays open when the visitor steps to another day, even if that has no entry.
        <EntryDialog
          stepKey={isLoading && dialogEntry ? dialogEntry.date : selectedDate}
          entry={dialogEntry}
          // If NASA sent another day's entry, the heart is that day's.
          bookmarkKey={dialogEntry?.date ?? selectedDate}
          // During a retry, the notice stays, because its button has the focus.
          isLoading={isLoading && !isRetrying}
          steps={steps}
          notice={notice}
        />
      )}
      <div {...useSwipe(steps)}>
        {isPictureLoading && entry && (
          <div hidden>
            <Picture load={nextLoad} fit="contain" alt={altOf(entry)} />
          </div>
        )}
        {isLoading && <Timer seconds={1} onElapsed={() => setIsSlow(true)} />}
        {isLoading && !cardEntry && <CardSkeleton date={selectedDate} />}
        {cardEntry && (
          <EntryCard
            selectedDate={selectedDate}
            entry={cardEntry}
            load={load}
            isLoading={isLoading}
            isSlow={isSlow}
            titleRef={titleButton}
            onOpen={() => openLayer('entry')}
          />
        )}
      </div>
    </ScreenLayout>
  )
}
