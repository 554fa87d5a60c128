import { ChevronLeft, ChevronRight, Keyboard, Shuffle } from 'lucide-react'
import styles from './LeafButtons.module.css'
import { StepButton } from './StepButton.tsx'
import type { Leafing } from './leafing.ts'

interface LeafButtonsProps {
  leafing: Leafing
  onKeys: () => void
}

/** The ways from the shown day to another: next door, or by chance. */
export function LeafButtons({
  leafing: { previous, next, go, goAnywhere },
  onKeys,
}: LeafButtonsProps) {
  return (
    <div className={styles.row} role="group" aria-label="Other days">
      <StepButton step={previous} onGo={go}>
        <ChevronLeft aria-hidden />
        <span>
          Previous<span className={styles.day}> day</span>
        </span>
      </StepButton>
      <StepButton step={next} onGo={go}>
        <span>
          Next<span className={styles.day}> day</span>
        </span>
        <ChevronRight aria-hidden />
      </StepButton>
      <button type="button" className="quiet-button" onClick={goAnywhere}>
        <Shuffle aria-hidden />
        <span>
          Random<span className={styles.day}> day</span>
        </span>
      </button>
      <button
        type="button"
        className={`icon-button ${styles.keys}`}
        aria-label="Keys"
        aria-haspopup="dialog"
        onClick={onKeys}
      >
        <Keyboard aria-hidden />
      </button>
    </div>
  )
}
