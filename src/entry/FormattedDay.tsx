import { useSyncExternalStore } from 'react'
import { formatDay, todayInNewYork } from '../apod/calendar.ts'
import { type Day, isDay } from '../apod/day.ts'

/** A day in the English of the visitor's region; today's begins with "Today". */
export function FormattedDay({ date }: { date: string }) {
  const today = useToday()
  // A date that is no day stays as it was sent.
  if (!isDay(date)) return date
  return (
    <>
      {date === today && (
        <>
          <span className="ui-today">Today</span>
          <span>{'\u00a0· '}</span>
        </>
      )}
      <time dateTime={date}>{formatDay(date, 'short weekday')}</time>
    </>
  )
}

/** Today in New York. Renders again within a minute of midnight there, and when the tab is seen again. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, todayInNewYork)
}

function subscribe(notify: () => void) {
  // A timer until midnight would be late by as long as the computer sleeps.
  const timer = setInterval(notify, 60_000)
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}
