import { type ReactNode, useId } from 'react'
import styles from './StepButton.module.css'

/** A step from what is shown to what comes before or after it. */
export interface Step {
  go: () => void
  /** Why it leads nowhere; undefined where it leads on. */
  why: string | undefined
}

interface StepButtonProps {
  step: Step
  children: ReactNode
}

/** Goes a step; one that leads nowhere stays within reach, to say why. */
export function StepButton({ step: { go, why }, children }: StepButtonProps) {
  const whyId = useId()
  return (
    <span className={styles.step}>
      <button
        type="button"
        className="quiet-button"
        aria-disabled={why !== undefined}
        aria-describedby={why && whyId}
        onClick={go}
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
