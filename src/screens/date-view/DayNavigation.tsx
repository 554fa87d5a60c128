import { Keyboard, Shuffle } from 'lucide'
import { Icon } from '../../ui/Icon.tsx'
import { PreviousNextButtons } from '../../ui/PreviousNextButtons.tsx'
import styles from './DayNavigation.module.css'
import type { DaySteps } from './day-steps.ts'

interface DayNavigationProps {
  isToday: boolean
  /** Round buttons for the day's picture. */
  isOnPicture: boolean
  steps: DaySteps
  onOpenShortcuts: () => void
}

/** Buttons to the previous, the next and a random day, and to today. */
export function DayNavigation(props: DayNavigationProps) {
  const { isToday, isOnPicture, steps, onOpenShortcuts } = props
  const button = isOnPicture ? 'round-button' : 'quiet-button'
  const todayButton = !isToday && (
    <button type="button" className={button} onClick={steps.goToToday}>
      Today
    </button>
  )
  return (
    <div
      className={isOnPicture ? styles.onPicture : styles.row}
      role="group"
      aria-label="Other days"
    >
      {!isOnPicture && todayButton}
      <PreviousNextButtons {...steps} isRound={isOnPicture} />
      {isOnPicture && <span className={styles.space} />}
      {isOnPicture && todayButton}
      <button type="button" className={button} onClick={steps.goToRandomDay}>
        <Icon icon={Shuffle} />
        <span className="from-62rem">Random day</span>
      </button>
      <button
        type="button"
        className={`quiet-button ${styles.shortcuts}`}
        aria-label="Keyboard shortcuts"
        aria-haspopup="dialog"
        onClick={onOpenShortcuts}
      >
        <Icon icon={Keyboard} />
      </button>
    </div>
  )
}
