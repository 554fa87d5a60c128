import { type ReactNode, useEffect, useId, useState } from 'react'
import styles from './PreviousNextButton.module.css'

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
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    // Wherever the focus is: the pointer alone may have called the reason up.
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const callUp = () => setDismissed(false)

  return (
    <span className={styles.step} onPointerEnter={callUp} onFocus={callUp}>
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
        <span className={styles.why} role="tooltip" id={whyId} hidden={dismissed}>
          {why}
        </span>
      )}
    </span>
  )
}
