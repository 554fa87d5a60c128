import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide'
import { Icon } from './Icon.tsx'
import { say } from './messages.tsx'
import { useShortcut } from './shortcuts.ts'

interface Step {
  /** Takes the step, or says why it is not possible. */
  go: () => void
  /** Why the step is not possible; undefined if it is. */
  disabledReason: string | undefined
}

export interface Steps {
  previous: Step
  next: Step
  /** What the steps go through, as in 'Previous day'. */
  noun: string
}

/** A step to a target; without one, the step says why it is not possible. */
export function stepTo<Target>(
  target: Target | null | undefined,
  go: (target: Target) => void,
  reason = '',
): Step {
  const isMissing = target === null || target === undefined
  if (isMissing) return { go: () => say(reason), disabledReason: reason }
  return { go: () => go(target), disabledReason: undefined }
}

type Look = 'ui-quiet-button' | 'ui-icon-button' | 'ui-round-button'

/** The buttons to the previous and the next item, with their arrow keys; only quiet ones have words. */
export function PreviousNextButtons(props: Steps & { look: Look }) {
  const { previous, next, noun, look } = props
  useShortcut('ArrowLeft', previous.go)
  useShortcut('ArrowRight', next.go)
  return (
    <>
      <StepButton step={previous} name={`Previous ${noun}`} look={look}>
        <Icon icon={ChevronLeft} />
        <span className="ui-from-85rem">Previous</span>
        <span className="ui-visually-hidden">{` ${noun}`}</span>
      </StepButton>
      <StepButton step={next} name={`Next ${noun}`} look={look}>
        <span className="ui-from-85rem">Next</span>
        <span className="ui-visually-hidden">{` ${noun}`}</span>
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
