import { type ReactNode, useId } from 'react'
import { earliestDay } from '../apod/calendar.ts'
import type { NoDay, Step } from '../apod/leaf.ts'
import styles from './LeafButtons.module.css'

const sentences: Record<NoDay, string> = {
  'no day': 'The date that is shown is no day of the calendar.',
  first: `The first picture is that of ${earliestDay}.`,
  last: 'The next picture comes after midnight in New York.',
}

interface StepButtonProps {
  step: Step
  onGo: (step: Step) => void
  children: ReactNode
}

/** Goes a step; one that leads nowhere stays within reach, to say why. */
export function StepButton({ step, onGo, children }: StepButtonProps) {
  const whyId = useId()
  const why = 'why' in step ? sentences[step.why] : undefined
  return (
    <span className={styles.step}>
      <button
        type="button"
        className="quiet-button"
        aria-disabled={why !== undefined}
        aria-describedby={why && whyId}
        onClick={() => onGo(step)}
      >
        {children}
      </button>
      {why && (
        <span className={styles.why} role="tooltip" id={whyId}>
          {why}
        </span>
      )}
    </span>
  )
}
