import { ChevronLeft, ChevronRight } from 'lucide'
import { Icon } from './Icon.tsx'
import { type Step, PreviousNextButton } from './PreviousNextButton.tsx'
import styles from './PreviousNextButton.module.css'

/** The steps to the previous and the next item. */
export interface Steps {
  previous: Step
  next: Step
  /** What the steps go through, as in 'Previous day'. */
  noun: string
}

/** The buttons to the previous and the next item. */
export function PreviousNextButtons({ previous, next, noun }: Steps) {
  return (
    <>
      <PreviousNextButton step={previous}>
        <Icon icon={ChevronLeft} />
        <span>
          <span>Previous</span>
          <span className={styles.noun}>{` ${noun}`}</span>
        </span>
      </PreviousNextButton>
      <PreviousNextButton step={next}>
        <span>
          <span>Next</span>
          <span className={styles.noun}>{` ${noun}`}</span>
        </span>
        <Icon icon={ChevronRight} />
      </PreviousNextButton>
    </>
  )
}
