import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { type ReactNode, type TouchEvent, useRef } from 'react'
import { showMessage } from './messages.ts'
import { useShortcut } from './shortcuts.ts'

export type Step = { go: () => void; disabledReason?: undefined } | { disabledReason: string }

export interface Steps {
  previous: Step
  next: Step
  noun: string
}

export function takeStep(step: Step) {
  if (step.disabledReason === undefined) step.go()
  else showMessage(step.disabledReason)
}

type ButtonVariant = 'ui-icon-button' | 'ui-round-button'

interface StepButtonsProps extends Steps {
  variant: ButtonVariant
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

interface StepButtonProps {
  step: Step
  name: string
  icon: LucideIcon
  variant: ButtonVariant
}

function StepButton({ step, name, icon: Icon, variant }: StepButtonProps) {
  return (
    <button
      type="button"
      className={variant}
      title={step.disabledReason ?? name}
      aria-disabled={step.disabledReason !== undefined}
      onClick={() => takeStep(step)}
    >
      <Icon />
      <span className="ui-visually-hidden">{name}</span>
    </button>
  )
}

const touchControls = 'input, textarea, video, iframe'

const minDistancePx = 50

export function useSwipe(steps: Steps) {
  const swipeStart = useRef<{ x: number; y: number }>(undefined)

  function distanceOf({ changedTouches }: TouchEvent) {
    const touch = changedTouches[0]
    if (!swipeStart.current || !touch) return { x: 0, y: 0 }
    return { x: touch.clientX - swipeStart.current.x, y: touch.clientY - swipeStart.current.y }
  }

  function endSwipe() {
    swipeStart.current = undefined
  }

  return {
    // Otherwise some browsers also go back in the history at a swipe.
    style: { touchAction: 'pan-y pinch-zoom' },
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches.length === 1 ? touches[0] : undefined
      const isControl = target instanceof Element && target.closest(touchControls) !== null
      const isSwipe = touch && !isControl && !isAtEdge(touch.clientX)
      swipeStart.current = isSwipe ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchMove(event: TouchEvent) {
      const { x, y } = distanceOf(event)
      if (event.touches.length > 1 || Math.abs(y) > Math.abs(x) || isScrollOrSelection()) endSwipe()
    },
    onTouchEnd(event: TouchEvent) {
      const { x } = distanceOf(event)
      endSwipe()
      if (Math.abs(x) >= minDistancePx) takeStep(x < 0 ? steps.next : steps.previous)
    },
    onTouchCancel: endSwipe,
  }
}

/** Where the browser's own swipes begin. */
function isAtEdge(x: number) {
  return Math.min(x, innerWidth - x) < 24
}

/** Whether the finger moves a page that is zoomed in, or a selection. */
function isScrollOrSelection() {
  return (visualViewport?.scale ?? 1) > 1.01 || getSelection()?.isCollapsed === false
}
