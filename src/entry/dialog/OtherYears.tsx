import { memo, useId } from 'react'
import { Link } from 'wouter'
import { sameDayInAllYears } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { dayPath } from '../../navigation/address.ts'
import { useToday } from '../use-today.ts'
import styles from './OtherYears.module.css'

/** Links to the same day of every other year. Nothing is looked up before one is pressed. */
export const OtherYears = memo(function OtherYears({ day }: { day: Day }) {
  const today = useToday()
  const titleId = useId()
  return (
    <section className={`screen-only section ${styles.years}`} aria-labelledby={titleId}>
      <h3 id={titleId} className="line">
        This day in other years
      </h3>
      <ul
        // Safari does not expose a list without bullets.
        role="list"
      >
        {sameDayInAllYears(day, today).map((each) => (
          <li key={each}>
            {each === day ? (
              <span aria-current="date">{yearOf(each)}</span>
            ) : (
              <Link href={dayPath(each)}>{yearOf(each)}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
})

function yearOf(day: Day) {
  return day.slice(0, 4)
}
