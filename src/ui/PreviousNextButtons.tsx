import { ChevronLeft, ChevronRight } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from './Icon.tsx'
import styles from './PreviousNextButtons.module.css'
import { useDocumentEvent } from './use-document-event.ts'

/** A step to the previous or the next item. */
interface Step {
  /** Does nothing if the step is not possible: keys and swipes call it, too. */
  go: () => void
  /** Why the step is not possible; undefined if it is. */
  disabledReason: string | undefined
}

/** The steps to the previous and the next item. */
export interface Steps {
  previous: Step
  next: Step
  /** What the steps go through, as in 'Previous day'. */
  noun: string
}

/** The buttons to the previous and the next item, with words, or round ones on a picture. */
export function PreviousNextButtons(props: Steps & { isRound: boolean }) {
  const { previous, next, noun, isRound } = props
  return (
    <>
      <StepButton step={previous} isRound={isRound}>
        <Icon icon={ChevronLeft} />
        <span>
          <span>Previous</span>
          <span className="where-wide">{` ${noun}`}</span>
        </span>
      </StepButton>
      <StepButton step={next} isRound={isRound}>
        <span>
          <span>Next</span>
          <span className="where-wide">{` ${noun}`}</span>
        </span>
        <Icon icon={ChevronRight} />
      </StepButton>
    </>
  )
}

interface StepButtonProps {
  step: Step
  isRound: boolean
  children: ReactNode
}

/** If the step is not possible, the button stays focusable and says why. */
function StepButton({ step: { go, disabledReason }, isRound, children }: StepButtonProps) {
  const reasonId = useId()
  const [dismissed, setDismissed] = useState(false)
  // The tooltip may be open by hover while the focus is elsewhere.
  useDocumentEvent('keydown', ({ key }) => key === 'Escape' && setDismissed(true))
  const showReason = () => setDismissed(false)

  return (
    <span className={styles.step} onPointerEnter={showReason} onFocus={showReason}>
      <button
        type="button"
        className={isRound ? 'round-button' : 'quiet-button'}
        aria-disabled={disabledReason !== undefined}
        aria-describedby={disabledReason && reasonId}
        onClick={go}
      >
        {children}
      </button>
      {disabledReason && (
        <span className={`popup ${styles.reason}`} role="tooltip" id={reasonId} hidden={dismissed}>
          {disabledReason}
        </span>
      )}
    </span>
  )
}
