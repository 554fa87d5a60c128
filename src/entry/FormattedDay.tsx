import { formatDay } from '../apod/calendar.ts'
import { isDay } from '../apod/day.ts'
import { useToday } from '../navigation/today.ts'

export function FormattedDay({ date }: { date: string }) {
  const today = useToday()
  // An invalid date stays as it was sent.
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
