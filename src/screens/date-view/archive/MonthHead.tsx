import type { Day } from '../../../apod/day.ts'
import type { Month } from '../../../apod/month.ts'
import { PreviousNextButtons, type Steps } from '../../../ui/PreviousNextButtons.tsx'
import { MonthChoice } from './MonthChoice.tsx'
import styles from './MonthHead.module.css'

interface MonthHeadProps {
  month: Month
  today: Day
  steps: Steps
  onChoose: (month: Month) => void
}

/** The month as the choice of another one, and the steps beside it. */
export function MonthHead({ month, today, steps, onChoose }: MonthHeadProps) {
  return (
    <>
      <MonthChoice month={month} today={today} onChoose={onChoose} />
      <div className={styles.steps}>
        <PreviousNextButtons {...steps} isRound={false} />
      </div>
    </>
  )
}
