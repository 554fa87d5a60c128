import { formatDay } from '../apod/calendar.ts'
import { isDay } from '../apod/day.ts'
import { useToday } from '../navigation/today.ts'

/** A day in the English of the visitor's region; today's begins with "Today". */
export function FormattedDay({ date }: { date: string }) {
  const today = useToday()
  // A date that is no day stays as it was sent.
  if (!isDay(date)) return date
  return (
    <>
      {date === today && (
        <>
          <span className="ui-accent">Today</span>
          <span>{'\u00a0· '}</span>
        </>
      )}
      <time dateTime={date}>{formatDay(date, 'short weekday')}</time>
    </>
  )
}
