import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useShortcut } from './shortcuts.ts'
import type { Step, Steps } from './steps.ts'

type Look = 'quiet-button' | 'icon-button' | 'round-button'

/** The buttons to the previous and the next item, with their arrow keys; only quiet ones have words. */
export function PreviousNextButtons(props: Steps & { look: Look }) {
  const { previous, next, noun, look } = props
  useShortcut('ArrowLeft', previous.go)
  useShortcut('ArrowRight', next.go)
  return (
    <>
      <StepButton step={previous} name={`Previous ${noun}`} look={look}>
        <Icon icon={ChevronLeft} />
        <span className="from-85rem">Previous</span>
        <span className="visually-hidden">{` ${noun}`}</span>
      </StepButton>
      <StepButton step={next} name={`Next ${noun}`} look={look}>
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
  look: Look
  children: ReactNode
}

/** The button stays focusable where the step is not possible; its tooltip says why. */
function StepButton({ step, name, look, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className={look}
      title={step.disabledReason ?? name}
      aria-disabled={step.disabledReason !== undefined}
      onClick={step.go}
    >
      {children}
    </button>
  )
}
