import { ChevronLeft, ChevronRight, Keyboard, Shuffle } from 'lucide'
import { Icon } from '../ui/Icon.tsx'
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
        <Icon icon={ChevronLeft} />
        <span>
          Previous<span className={styles.day}> day</span>
        </span>
      </StepButton>
      <StepButton step={next} onGo={go}>
        <span>
          Next<span className={styles.day}> day</span>
        </span>
        <Icon icon={ChevronRight} />
      </StepButton>
      <button type="button" className="quiet-button" onClick={goAnywhere}>
        <Icon icon={Shuffle} />
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
        <Icon icon={Keyboard} />
      </button>
    </div>
  )
}
