import type { ReactNode } from 'react'
import { FormattedDay } from './FormattedDay.tsx'
import styles from './EntryLabel.module.css'

interface EntryLabelProps {
  date: string
  heart?: ReactNode
  title: ReactNode
  credit?: ReactNode
  children?: ReactNode
}

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
