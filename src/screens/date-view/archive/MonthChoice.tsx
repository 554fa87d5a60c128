import { ChevronDown } from 'lucide'
import { earliestDay } from '../../../apod/calendar.ts'
import type { Day } from '../../../apod/day.ts'
import {
  type Month,
  monthNamesIn,
  nearestMonth,
  parseArchiveMonth,
  parseMonth,
} from '../../../apod/month.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './MonthChoice.module.css'

interface MonthChoiceProps {
  month: Month
  today: Day
  onChoose: (month: Month) => void
}

/** The month as heading, whose two words are the controls that choose another one. */
export function MonthChoice({ month, today, onChoose }: MonthChoiceProps) {
  const language = new Intl.DateTimeFormat().resolvedOptions().locale
  const names = monthNamesIn(language)
  const [year = '', number = ''] = month.split('-')
  const years = Array.from(
    { length: Number(today.slice(0, 4)) - Number(earliestDay.slice(0, 4)) + 1 },
    (_, index) => String(Number(today.slice(0, 4)) - index),
  )
  function choose(text: string) {
    const chosen = parseMonth(text)
    if (chosen) onChoose(nearestMonth(chosen, today))
  }
  return (
    <div className={styles.month}>
      <h2>
        <Word>{names[Number(number) - 1]}</Word> <Word>{year}</Word>
      </h2>
      <select
        aria-label="Month"
        value={number}
        onChange={({ target }) => choose(`${year}-${target.value}`)}
      >
        {names.map((name, index) => {
          const value = String(index + 1).padStart(2, '0')
          const isNone = parseArchiveMonth(`${year}-${value}`, today) === null
          return (
            <option key={value} value={value} disabled={isNone}>
              {name}
            </option>
          )
        })}
      </select>
      <select
        aria-label="Year"
        value={year}
        onChange={({ target }) => choose(`${target.value}-${number}`)}
      >
        {years.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  )
}

/** A word of the heading; a select lies over it. */
function Word({ children }: { children: string | undefined }) {
  return (
    <span className={styles.word}>
      <span>{children}</span>
      <Icon icon={ChevronDown} />
    </span>
  )
}
