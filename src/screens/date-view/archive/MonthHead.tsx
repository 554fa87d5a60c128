import { archiveYears, monthNames } from '../../../apod/calendar.ts'
import type { Day } from '../../../apod/day.ts'
import {
  type Month,
  monthInWords,
  nearestMonth,
  parseArchiveMonth,
  parseMonth,
} from '../../../apod/month.ts'
import { monthPath } from '../../../navigation/address.ts'
import { goTo } from '../../../navigation/history.ts'
import { PreviousNextButtons } from '../../../ui/PreviousNextButtons.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { Steps } from '../../../ui/steps.ts'
import styles from './MonthHead.module.css'

interface MonthHeadProps {
  month: Month
  today: Day
  steps: Steps
}

/** The month as two selects that look like a heading, and the steps beside them. */
export function MonthHead({ month, today, steps }: MonthHeadProps) {
  const [year = '', number = ''] = month.split('-')

  function choose(text: string) {
    const chosen = parseMonth(text)
    if (chosen) goTo(monthPath(nearestMonth(chosen, today)))
  }

  return (
    <>
      <div className={`row ${styles.month}`}>
        <h2 className="visually-hidden">{monthInWords(month)}</h2>
        <Select
          aria-label="Month"
          value={number}
          onChange={({ target }) => choose(`${year}-${target.value}`)}
        >
          {monthNames.map((name, index) => {
            const value = String(index + 1).padStart(2, '0')
            const isNone = parseArchiveMonth(`${year}-${value}`, today) === null
            return (
              <option key={value} value={value} disabled={isNone}>
                {name}
              </option>
            )
          })}
        </Select>
        <Select
          aria-label="Year"
          value={year}
          onChange={({ target }) => choose(`${target.value}-${number}`)}
        >
          {archiveYears(today).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </div>
      <div className={styles.steps}>
        <PreviousNextButtons {...steps} look="icon-button" />
      </div>
    </>
  )
}
