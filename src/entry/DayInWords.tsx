import { dayInWords } from '../apod/calendar.ts'
import { isDay } from '../apod/day.ts'
import styles from './DayInWords.module.css'
import { useToday } from './use-today.ts'

interface DayInWordsProps {
  date: string
  look?: 'full' | 'short weekday'
}

/** A day in the English of the visitor's region, with "Today" before it if it is. */
export function DayInWords({ date, look = 'full' }: DayInWordsProps) {
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
      <time dateTime={date}>{dayInWords(date, look)}</time>
    </>
  )
}
