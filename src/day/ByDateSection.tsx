import { Archive } from '../archive/Archive.tsx'
import { useToday } from '../entry/use-today.ts'
import { useAddress } from '../navigation/history.ts'
import { ScreenLayout } from '../ui/ScreenLayout.tsx'
import { useMediaQuery } from '../ui/hooks.ts'
import { useShortcut } from '../ui/shortcuts.ts'
import { windows } from '../ui/windows.ts'
import { DateForm } from './DateForm.tsx'
import { DayNavigation } from './DayNavigation.tsx'
import { DayView } from './DayView.tsx'
import { Frame } from './Frame.tsx'
import { dayMoves, selectDate, useSelectedDate } from './selected-date.ts'
import { lookUpAgain } from './use-day-look-up.ts'

/** The section By Date: a day, the frame, or the archive's walls and search results. */
export function ByDateSection() {
  const address = useAddress()
  const { screen } = address
  const archive =
    screen === 'month' || screen === 'anniversary' || screen === 'search' ? address : undefined
  const today = useToday()
  const selectedDate = useSelectedDate()
  const date = selectedDate ?? today
  const moves = dayMoves(date, today)
  const hasColumn = useMediaQuery(windows.column)
  useShortcut('r', moves.goToRandomDay)
  useShortcut('t', moves.goToToday)
  // On a day M leads to its month (`DayNavigation`).
  useShortcut('m', archive && (() => selectDate(date)))

  function submit(submitted: string) {
    if (submitted !== date) selectDate(submitted)
    else lookUpAgain(date)
  }

  function view() {
    if (archive) return <Archive address={archive} today={today} selectedDate={selectedDate} />
    if (address.layers.includes('slideshow')) return <Frame />
    return <DayView date={date} today={today} moves={moves} />
  }

  const links = <DayNavigation {...{ date, today, moves }} hasBrowse={hasColumn} />
  const form = <DateForm date={date} today={today} onSubmit={submit} steps={moves} />
  return (
    <ScreenLayout
      head={
        !archive && (
          // In the order in which they are seen: in a narrow window the links stand beside the page's title.
          <>
            {!hasColumn && links}
            {form}
            {hasColumn && links}
          </>
        )
      }
    >
      {view()}
    </ScreenLayout>
  )
}
