import { ChevronDown } from 'lucide'
import { archiveYears, monthNames } from '../../../apod/calendar.ts'
import type { Day } from '../../../apod/day.ts'
import { type Month, nearestMonth, parseArchiveMonth, parseMonth } from '../../../apod/month.ts'
import { monthPath } from '../../../navigation/address.ts'
import { goTo } from '../../../navigation/history.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PreviousNextButtons } from '../../../ui/PreviousNextButtons.tsx'
import type { Steps } from '../../../ui/steps.ts'
import styles from './WallHead.module.css'

interface WallHeadProps {
  month: Month
  today: Day
  steps: Steps
}

/** The month as heading, whose two words are the controls that choose another one, and the steps beside it. */
export function WallHead({ month, today, steps }: WallHeadProps) {
  const [year = '', number = ''] = month.split('-')

  function choose(text: string) {
    const chosen = parseMonth(text)
    if (chosen) goTo(monthPath(nearestMonth(chosen, today)))
  }

  return (
    <>
      <div className={styles.month}>
        <h2>
          <Word>{monthNames[Number(number) - 1]}</Word> <Word>{year}</Word>
        </h2>
        <select
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
        </select>
        <select
          aria-label="Year"
          value={year}
          onChange={({ target }) => choose(`${target.value}-${number}`)}
        >
          {archiveYears(today).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      <div className={styles.steps}>
        <PreviousNextButtons {...steps} isRound={false} />
      </div>
    </>
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
