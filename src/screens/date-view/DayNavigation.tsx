import { Keyboard, Shuffle } from 'lucide'
import { Icon } from '../../ui/Icon.tsx'
import { PreviousNextButtons } from '../../ui/PreviousNextButtons.tsx'
import styles from './DayNavigation.module.css'
import type { Leafing } from './day-navigation.ts'

interface LeafButtonsProps {
  leafing: Leafing
  onKeys: () => void
}

/** The ways from the shown day to another: next door, or by chance. */
export function LeafButtons({ leafing, onKeys }: LeafButtonsProps) {
  return (
    <div className={styles.row} role="group" aria-label="Other days">
      <PreviousNextButtons {...leafing} />
      <button type="button" className="quiet-button" onClick={leafing.goAnywhere}>
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
