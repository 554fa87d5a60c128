import { ChevronLeft, ChevronRight } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from './Icon.tsx'
import styles from './PreviousNextButtons.module.css'
import { type Shortcut, useShortcuts } from './shortcuts.ts'
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

/** A reason that covers something can be put away. */
const hideShortcuts: readonly Shortcut<() => void>[] = [
  { key: 'Escape', label: 'Close', run: (hide) => hide() },
]

interface StepButtonProps {
  step: Step
  isRound: boolean
  children: ReactNode
}

/** If the step is not possible, the button stays focusable, and says why while the mouse or the focus is on it. */
function StepButton({ step: { go, disabledReason }, isRound, children }: StepButtonProps) {
  const [showsToMouse, setShowsToMouse] = useState(false)
  const [showsToFocus, setShowsToFocus] = useState(false)
  const reasonId = useId()
  const isReasonShown = disabledReason !== undefined && (showsToMouse || showsToFocus)
  useShortcuts(hideShortcuts, isReasonShown ? hide : undefined)

  function hide() {
    setShowsToMouse(false)
    setShowsToFocus(false)
  }

  return (
    // A tap counts as the mouse where it gives no focus, as in Safari.
    <span
      className={styles.step}
      onMouseEnter={() => setShowsToMouse(true)}
      onMouseLeave={() => setShowsToMouse(false)}
      onFocus={() => setShowsToFocus(true)}
      onBlur={() => setShowsToFocus(false)}
    >
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
        <span
          className={`popup ${styles.reason}`}
          role="tooltip"
          id={reasonId}
          hidden={!isReasonShown}
        >
          {disabledReason}
        </span>
      )}
    </span>
  )
}
