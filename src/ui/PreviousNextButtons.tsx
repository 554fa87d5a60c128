import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { Step, Steps } from './steps.ts'

/** The buttons to the previous and the next item, with words, or round ones on a picture. */
export function PreviousNextButtons(props: Steps & { isRound: boolean }) {
  const { previous, next, noun, isRound } = props
  return (
    <>
      <StepButton step={previous} name={`Previous ${noun}`} isRound={isRound}>
        <Icon icon={ChevronLeft} />
        <span className="from-85rem">Previous</span>
        <span className="visually-hidden">{` ${noun}`}</span>
      </StepButton>
      <StepButton step={next} name={`Next ${noun}`} isRound={isRound}>
        <span className="from-85rem">Next</span>
        <span className="visually-hidden">{` ${noun}`}</span>
        <Icon icon={ChevronRight} />
      </StepButton>
    </>
  )
}

interface StepButtonProps {
  step: Step
  name: string
  isRound: boolean
  children: ReactNode
}

/** The button stays focusable where the step is not possible; its tooltip says why. */
function StepButton({ step, name, isRound, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className={isRound ? 'round-button' : 'quiet-button'}
      title={step.disabledReason ?? name}
      aria-disabled={step.disabledReason !== undefined}
      onClick={step.go}
    >
      {children}
    </button>
  )
}
