import type { ReactNode } from 'react'
import { formatDate } from '../apod/calendar.ts'
import { isDay } from '../apod/day.ts'
import { useToday } from '../navigation/today.ts'
import styles from './EntryHeader.module.css'

interface EntryHeaderProps {
  date: string
  heart?: ReactNode
  title: ReactNode
  credit?: ReactNode
  children?: ReactNode
}

export function EntryHeader({ date, heart, title, credit, children }: EntryHeaderProps) {
  return (
    <div className={styles.header} data-moves="label">
      <div className={styles.day}>
        <p>
          <b>
            <FormattedDay date={date} />
          </b>
        </p>
        {heart}
      </div>
      {title}
      {credit && <p translate="no">{credit}</p>}
      {children}
    </div>
  )
}

function FormattedDay({ date }: { date: string }) {
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
      <time dateTime={date}>{formatDate(date, date === today ? 'long' : 'with weekday')}</time>
    </>
  )
}
