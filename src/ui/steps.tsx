import { ChevronLeft, ChevronRight, type IconNode } from 'lucide'
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
export function makeStep<Target>(
  target: Target | null | undefined,
  go: (target: Target) => void,
  reason = '',
): Step {
  const isMissing = target === null || target === undefined
  if (isMissing) return { go: () => say(reason), disabledReason: reason }
  return { go: () => go(target), disabledReason: undefined }
}

type ButtonVariant = 'ui-quiet-button' | 'ui-icon-button' | 'ui-round-button'

/** The buttons to the previous and the next item, with their arrow keys. */
export function StepButtons(props: Steps & { variant: ButtonVariant }) {
  const { previous, next, noun, variant } = props
  useShortcut('ArrowLeft', previous.go)
  useShortcut('ArrowRight', next.go)
  return (
    <>
      <StepButton step={previous} name={`Previous ${noun}`} icon={ChevronLeft} variant={variant} />
      <StepButton step={next} name={`Next ${noun}`} icon={ChevronRight} variant={variant} />
    </>
  )
}

interface StepButtonProps {
  step: Step
  name: string
  icon: IconNode
  variant: ButtonVariant
}

/** The button stays focusable where the step is not possible; its tooltip says why. */
function StepButton({ step, name, icon, variant }: StepButtonProps) {
  return (
    <button
      type="button"
      className={variant}
      title={step.disabledReason ?? name}
      aria-disabled={step.disabledReason !== undefined}
      onClick={step.go}
    >
      <Icon icon={icon} />
      <span className="ui-visually-hidden">{name}</span>
    </button>
  )
}
