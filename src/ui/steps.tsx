import { ChevronLeft, ChevronRight, type IconNode } from 'lucide'
import { Icon } from './Icon.tsx'
import { say } from './messages.tsx'
import { useShortcut } from './shortcuts.ts'

/** A step that is possible, or why it is not. */
export type Step = { go: () => void; disabledReason?: undefined } | { disabledReason: string }

export interface Steps {
  previous: Step
  next: Step
  /** What the steps go through, as in 'Previous day'. */
  noun: string
}

/** Takes a step, or says why it is not possible. */
export function takeStep(step: Step) {
  if (step.disabledReason === undefined) step.go()
  else say(step.disabledReason)
}

type ButtonVariant = 'ui-quiet-button' | 'ui-icon-button' | 'ui-round-button'

/** The buttons to the previous and the next item, with their arrow keys. */
export function StepButtons(props: Steps & { variant: ButtonVariant }) {
  const { previous, next, noun, variant } = props
  useShortcut('ArrowLeft', () => takeStep(previous))
  useShortcut('ArrowRight', () => takeStep(next))
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
      onClick={() => takeStep(step)}
    >
      <Icon icon={icon} />
      <span className="ui-visually-hidden">{name}</span>
    </button>
  )
}
