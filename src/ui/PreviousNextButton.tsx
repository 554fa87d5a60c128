import { type ReactNode, useEffect, useId, useState } from 'react'
import styles from './PreviousNextButton.module.css'

/** A step from what is shown to what comes before or after it. */
export interface Step {
  go: () => void
  /** Why it leads nowhere; undefined where it leads on. */
  disabledReason: string | undefined
}

interface PreviousNextButtonProps {
  step: Step
  children: ReactNode
}

/** Goes a step; one that leads nowhere stays within reach, to say why. */
export function PreviousNextButton({
  step: { go, disabledReason },
  children,
}: PreviousNextButtonProps) {
  const reasonId = useId()
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    // Wherever the focus is: the pointer alone may have called the reason up.
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const showReason = () => setDismissed(false)

  return (
    <span className={styles.step} onPointerEnter={showReason} onFocus={showReason}>
      <button
        type="button"
        className="quiet-button"
        aria-disabled={disabledReason !== undefined}
        aria-describedby={disabledReason && reasonId}
        onClick={go}
      >
        {children}
      </button>
      {disabledReason && (
        <span className={styles.reason} role="tooltip" id={reasonId} hidden={dismissed}>
          {disabledReason}
        </span>
      )}
    </span>
  )
}
