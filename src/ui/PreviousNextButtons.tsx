import { ChevronLeft, ChevronRight } from 'lucide'
import { Icon } from './Icon.tsx'
import { type Step, StepButton } from './PreviousNextButton.tsx'
import styles from './PreviousNextButton.module.css'

/** The steps to what comes before and after. */
export interface Steps {
  previous: Step
  next: Step
  /** What one leafs through. */
  noun: string
}

/** The buttons to what comes before and after. */
export function StepButtons({ previous, next, noun }: Steps) {
  return (
    <>
      <StepButton step={previous}>
        <Icon icon={ChevronLeft} />
        <span>
          Previous<span className={styles.noun}> {noun}</span>
        </span>
      </StepButton>
      <StepButton step={next}>
        <span>
          Next<span className={styles.noun}> {noun}</span>
        </span>
        <Icon icon={ChevronRight} />
      </StepButton>
    </>
  )
}
