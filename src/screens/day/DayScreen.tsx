import { useLayoutEffect } from 'react'
import { titleOf } from '../../apod/entry-text.ts'
import { EntryCard } from '../../entry/card/EntryCard.tsx'
import { EntryDialog } from '../../entry/dialog/EntryDialog.tsx'
import { usePictureAhead } from '../../media/use-picture.ts'
import { useShownMedia } from '../../media/use-shown-media.ts'
import { useSelectedDate } from '../../navigation/dates.ts'
import { useAddress } from '../../navigation/history.ts'
import { openLayer } from '../../navigation/layers.ts'
import { useToday } from '../../navigation/today.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { focusIds, focusNext } from '../../ui/focus.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { useSwipe } from '../../ui/steps.tsx'
import { DateForm } from './DateForm.tsx'
import { LookUpAnnouncement, LookUpNotice } from './LookUpNotice.tsx'
import { TodaySlideshow } from './TodaySlideshow.tsx'
import { useDayLookUp } from './use-day-look-up.ts'
import { useDaySteps } from './use-day-steps.ts'
import styles from './DayScreen.module.css'

export function DayScreen() {
  const today = useToday()
  const selectedDate = useSelectedDate() ?? today
  const dayLookUp = useDayLookUp(selectedDate)
  const { kind, entry } = dayLookUp
  const { layers } = useAddress()
  const { steps, fileAhead } = useDaySteps(selectedDate)
  const isLoading = kind === 'loading'
  const hasCard = entry !== undefined || isLoading
  const date = entry?.date ?? selectedDate
  const shownMedia = useShownMedia(date, entry, isLoading)
  const { isPicture, picture } = shownMedia
  usePictureAhead(entry && (picture.isReady || !isPicture) ? fileAhead : undefined)

  const swipe = useSwipe(steps)
  const isOpen = layers.includes('entry')
  useLayoutEffect(() => (isOpen ? () => focusNext(focusIds.dayTitle) : undefined), [isOpen])

  const notice = <LookUpNotice dayLookUp={dayLookUp} />
  return (
    <ScreenLayout
      title={entry ? titleOf(entry) : 'By Date'}
      layout="day"
      header={<DateForm date={selectedDate} steps={steps} />}
    >
      <LookUpAnnouncement key={selectedDate} dayLookUp={dayLookUp} />
      {!isOpen && hasCard && <div className={`ui-stack ${styles.notice}`}>{notice}</div>}
      {!isOpen && !hasCard && (
        <EmptyState {...swipe} className={styles.emptyState}>
          {notice}
        </EmptyState>
      )}
      {layers.includes('slideshow') && <TodaySlideshow />}
      {isOpen && (
        // Stays open when the visitor steps to another day, even if that has no entry.
        <EntryDialog
          // If NASA sent another day's entry, the heart is that day's.
          date={date}
          entry={entry}
          shownMedia={shownMedia}
          isLoading={isLoading}
          steps={steps}
          notice={notice}
        />
      )}
      {hasCard && (
        <div {...swipe}>
          <EntryCard
            selectedDate={selectedDate}
            entry={entry}
            shownMedia={shownMedia}
            onOpen={() => openLayer('entry')}
          />
        </div>
      )}
    </ScreenLayout>
  )
}
