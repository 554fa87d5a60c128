import { Suspense } from 'react'
import { parseDay } from '../apod/day.ts'
import { monthOf, nearestMonth } from '../apod/month.ts'
import { useToday } from '../entry/words.tsx'
import { dayPath, foundPath, hasArchive, monthPath } from '../navigation/address.ts'
import { goTo } from '../navigation/history.ts'
import { useAddress } from '../navigation/use-location.ts'
import { createLaterPart } from '../ui/later-part.tsx'
import { Loading } from '../ui/messages.tsx'
import { Page } from '../ui/Page.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import { useStepReasons } from '../ui/steps.tsx'
import { DateForm } from './DateForm.tsx'
import styles from './DateView.module.css'
import { daySteps, showDate, useShownDate } from './shown-date.ts'
import { DayNavigation } from './DayNavigation.tsx'
import { DayView } from './DayView.tsx'
import { lookUpAgain } from './use-day-look-up.ts'

const Archive = createLaterPart(async () => (await import('../archive/Archive.tsx')).Archive, {
  Place: ({ children }) => <div className="lone">{children}</div>,
})

/**
 * The By Date screen: a day, or the archive's months and what is found in it.
 * @param props.onAbout opens what the page says of itself
 */
export function DateView({ onAbout }: { onAbout: () => void }) {
  const address = useAddress()
  const { screen } = address
  const archive =
    screen === 'month' || screen === 'years' || screen === 'find' ? address : undefined
  const today = useToday()
  const shownDate = useShownDate(today)
  const date = shownDate ?? today
  const month = nearestMonth(monthOf(parseDay(date) ?? today), today)
  const browsePath = archive ? dayPath(date) : monthPath(month)

  const [steps, reason] = useStepReasons(daySteps(date, today))
  useShortcut('r', steps.goToRandomDay)
  useShortcut('t', steps.goToToday)
  useShortcut('m', hasArchive ? () => goTo(browsePath) : undefined)
  // Beside the archive its field has the key.
  useShortcut('/', hasArchive && !archive ? () => goTo(foundPath('')) : undefined)

  function submit(submitted: string) {
    if (archive || submitted !== date) showDate(submitted)
    else lookUpAgain(date)
  }

  // Where something was found, the way back is to a month.
  const canBrowse = archive ? archive.screen !== 'find' && shownDate : hasArchive

  return (
    <Page
      head={
        <div className={`row ${styles.row}`}>
          <DateForm
            date={archive ? (shownDate ?? '') : date}
            today={today}
            onSubmit={submit}
            onAbout={onAbout}
          />
          <DayNavigation
            isToday={!archive && date === today}
            isArchive={archive !== undefined}
            steps={steps}
            browsePath={canBrowse ? browsePath : undefined}
            backTo={archive && shownDate}
          />
        </div>
      }
    >
      {reason}
      {archive ? (
        <Suspense fallback={<Loading />}>
          <Archive address={archive} today={today} shownDay={shownDate} />
        </Suspense>
      ) : (
        <DayView date={date} today={today} steps={steps} />
      )}
    </Page>
  )
}
