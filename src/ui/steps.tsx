import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { showMessage } from './messages.ts'
import { ignoreHeldKey, useShortcut } from './shortcuts.ts'

/** `onPointedAt`: the visitor points at the step's button, touches it, or has come to it with Tab. */
export type Step =
  | { go: () => void; onPointedAt?: () => void; disabledReason?: undefined }
  | { disabledReason: string; onPointedAt?: undefined }

export interface Steps {
  previous: Step
  next: Step
  noun: string
}

export function takeStep(step: Step) {
  if (step.disabledReason === undefined) step.go()
  else showMessage(step.disabledReason)
}

interface StepButtonsProps extends Steps {
  variant: 'ui-icon-button' | 'ui-round-button'
  className?: string | undefined
  children?: ReactNode
}

export function StepButtons(props: StepButtonsProps) {
  const { previous, next, noun, variant, className, children } = props
  useShortcut('ArrowLeft', () => takeStep(previous))
  useShortcut('ArrowRight', () => takeStep(next))
  return (
    // From left to right in every language, as the arrow keys and a swipe go.
    <div className={className} dir="ltr">
      <StepButton step={previous} name={`Previous ${noun}`} icon={ChevronLeft} variant={variant} />
      {children}
      <StepButton step={next} name={`Next ${noun}`} icon={ChevronRight} variant={variant} />
    </div>
  )
}

interface StepButtonProps extends Pick<StepButtonsProps, 'variant'> {
  step: Step
  name: string
  icon: LucideIcon
}

function StepButton({ step, name, icon: Icon, variant }: StepButtonProps) {
  return (
    <button
      type="button"
      className={variant}
      title={step.disabledReason ?? name}
      aria-disabled={step.disabledReason !== undefined}
      onClick={() => takeStep(step)}
      onKeyDown={ignoreHeldKey}
      onPointerEnter={step.onPointedAt}
      // Not on `focus`, which a dialog gives its first button for a moment when it opens.
      onKeyUp={step.onPointedAt}
    >
      <Icon />
      <span className="ui-visually-hidden">{name}</span>
    </button>
  )
}

const controlsWithOwnSwipes = 'input, textarea, video, iframe'

const minDistancePx = 50

export function useSwipe(steps: Steps) {
  const start = useRef<{ x: number; y: number }>(undefined)

  return {
    // Leaves sideways swipes to the app. When the browser scrolls or zooms, it cancels the pointer.
    style: { touchAction: 'pan-y pinch-zoom' },
    onPointerDown({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) {
      const isControl = target instanceof Element && target.closest(controlsWithOwnSwipes) !== null
      // Where the browser's own swipes begin.
      const isAtEdge = Math.min(clientX, innerWidth - clientX) < 24
      const mayBeSwipe = pointerType === 'touch' && isPrimary && !isControl && !isAtEdge
      start.current = mayBeSwipe ? { x: clientX, y: clientY } : undefined
    },
    onPointerCancel() {
      start.current = undefined
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = start.current
      start.current = undefined
      if (!from || isZoomedOrSelecting()) return
      const x = clientX - from.x
      const y = clientY - from.y
      if (Math.abs(x) >= minDistancePx && Math.abs(x) > Math.abs(y))
        takeStep(x < 0 ? steps.next : steps.previous)
    },
  }
}

function isZoomedOrSelecting() {
  return (visualViewport?.scale ?? 1) > 1.01 || getSelection()?.isCollapsed === false
}
