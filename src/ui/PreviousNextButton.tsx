import { type ReactNode, useEffect, useId, useState } from 'react'
import styles from './PreviousNextButton.module.css'

/** A step to the previous or the next item. */
export interface Step {
  go: () => void
  /** Why the step is not possible; undefined if it is. */
  disabledReason: string | undefined
}

interface PreviousNextButtonProps {
  step: Step
  children: ReactNode
}

/** Takes a step; if that is not possible, the button stays focusable and says why. */
export function PreviousNextButton({
  step: { go, disabledReason },
  children,
}: PreviousNextButtonProps) {
  const reasonId = useId()
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    // On window: the tooltip may be open by hover while the focus is elsewhere.
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
