import { Keyboard, Shuffle } from 'lucide'
import { Icon } from '../../ui/Icon.tsx'
import { PreviousNextButtons } from '../../ui/PreviousNextButtons.tsx'
import styles from './DayNavigation.module.css'
import type { DaySteps } from './day-navigation.ts'

interface DayNavigationProps {
  isToday: boolean
  navigation: DaySteps
  onOpenShortcuts: () => void
}

/** Buttons to the previous, the next and a random day, and to today. */
export function DayNavigation({ isToday, navigation, onOpenShortcuts }: DayNavigationProps) {
  return (
    <div className={styles.row} role="group" aria-label="Other days">
      {!isToday && (
        <button type="button" className="quiet-button" onClick={navigation.goToToday}>
          Today
        </button>
      )}
      <PreviousNextButtons {...navigation} />
      <button type="button" className="quiet-button" onClick={navigation.goToRandomDay}>
        <Icon icon={Shuffle} />
        <span>
          <span>Random</span>
          <span> day</span>
        </span>
      </button>
      <button
        type="button"
        className={`icon-button ${styles.shortcuts}`}
        aria-label="Keyboard shortcuts"
        aria-haspopup="dialog"
        onClick={onOpenShortcuts}
      >
        <Icon icon={Keyboard} />
      </button>
    </div>
  )
}
