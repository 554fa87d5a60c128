import type { ReactNode } from 'react'
import { FormattedDay } from './FormattedDay.tsx'
import styles from './EntryLabel.module.css'

interface EntryLabelProps {
  date: string
  heart?: ReactNode
  /** The heading. */
  title: ReactNode
  /** The copyright line. */
  credit?: ReactNode
  /** What the visitor can do. */
  children?: ReactNode
}

/** An entry's day, title and credit, on its card and in its dialog. */
export function EntryLabel({ date, heart, title, credit, children }: EntryLabelProps) {
  return (
    <div className={styles.label}>
      <div className={styles.day}>
        <p>
          <b>
            <FormattedDay date={date} />
          </b>
        </p>
        {heart && <div className="ui-screen-only">{heart}</div>}
      </div>
      {title}
      {credit && <p>{credit}</p>}
      {children}
    </div>
  )
}
