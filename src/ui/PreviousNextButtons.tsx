import { ChevronLeft, ChevronRight } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import type { Step, Steps } from './steps.ts'

/** The buttons to the previous and the next item, with words, or round ones on a picture. */
export function PreviousNextButtons(props: Steps & { isRound: boolean }) {
  const { previous, next, noun, isRound } = props
  return (
    <>
      <StepButton step={previous} isRound={isRound}>
        <Icon icon={ChevronLeft} />
        <span>
          <span className="from-54rem">Previous</span>
          <span className="from-62rem">{` ${noun}`}</span>
        </span>
      </StepButton>
      <StepButton step={next} isRound={isRound}>
        <span>
          <span className="from-54rem">Next</span>
          <span className="from-62rem">{` ${noun}`}</span>
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

/** The button stays focusable where the step is not possible. */
function StepButton({ step: { go, disabledReason }, isRound, children }: StepButtonProps) {
  const reasonId = useId()
  return (
    <>
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
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  )
}
