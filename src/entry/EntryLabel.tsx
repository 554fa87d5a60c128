import type { ReactNode } from 'react'
import { FormattedDay } from './FormattedDay.tsx'
import styles from './EntryLabel.module.css'

interface EntryLabelProps {
  date: string
  /** Stands behind the day. */
  figures?: ReactNode
  heart?: ReactNode
  /** The heading. */
  title: ReactNode
  /** The copyright line. */
  credit?: ReactNode
  /** What the visitor can do. */
  children?: ReactNode
}

/** An entry's day, title and credit, on its card and in its dialog: there they stay where they are as it opens. */
export function EntryLabel({ date, figures, heart, title, credit, children }: EntryLabelProps) {
  return (
    <div className={styles.label}>
      <div className={styles.day}>
        <p>
          <b>
            <FormattedDay date={date} />
          </b>
          {figures}
        </p>
        {heart && <div className="ui-screen-only">{heart}</div>}
      </div>
      {title}
      {credit && <p>{credit}</p>}
      {children}
    </div>
  )
}
