import { Keyboard, Shuffle } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { PreviousNextButtons } from '../../ui/PreviousNextButtons.tsx'
import styles from './DayNavigation.module.css'
import type { DaySteps } from './day-steps.ts'

interface DayNavigationProps {
  isToday: boolean
  /** Beside the archive, which has its own steps. */
  isArchive: boolean
  /** Round buttons for the day's picture. */
  isOnPicture: boolean
  steps: DaySteps
  browseLink: ReactNode
  onOpenShortcuts: () => void
}

/** Buttons to the previous, the next and a random day, to today, and to the month. */
export function DayNavigation(props: DayNavigationProps) {
  const { isToday, isArchive, isOnPicture, steps, browseLink, onOpenShortcuts } = props
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
      {!isArchive && <PreviousNextButtons {...steps} isRound={isOnPicture} />}
      {isOnPicture && <span className={styles.space} />}
      {isOnPicture && todayButton}
      {isOnPicture && browseLink}
      <button type="button" className={button} onClick={steps.goToRandomDay}>
        <Icon icon={Shuffle} />
        <span className="from-62rem">Random day</span>
      </button>
      {!isOnPicture && browseLink}
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
