import { isDay } from '../apod/day.ts'
import styles from './DayInWords.module.css'
import { useToday } from './use-today.ts'

// Made once: it takes longer than all else here.
const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' })

/** A day in the visitor's own language and order, with "Today" before it if it is. */
export function DayInWords({ date }: { date: string }) {
  const today = useToday()
  // What is no day stays as it was sent.
  if (!isDay(date)) return date
  return (
    <>
      {date === today && (
        <>
          <span className={styles.today}>Today</span>
          <span>{'\u00a0· '}</span>
        </>
      )}
      <time dateTime={date} lang={format.resolvedOptions().locale}>
        {format.format(new Date(date))}
      </time>
    </>
  )
}
