import { CalendarDays, ChevronLeft, Keyboard, Shuffle } from 'lucide'
import { Link } from 'wouter'
import { dayInWords } from '../../apod/calendar.ts'
import { isDay } from '../../apod/day.ts'
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
  /** Opens what the page says of itself, with its keys. */
  onAbout: () => void
  /** To the month's wall, or from there to the day; undefined where there is no link. */
  browsePath: string | undefined
  /** The date that the link leads back to. */
  backTo: string | undefined
}

/** Buttons to the previous, the next and a random day, to today, and to the month. */
export function DayNavigation(props: DayNavigationProps) {
  const { isToday, isArchive, isOnPicture, steps, browsePath, backTo, onAbout } = props
  const button = isOnPicture ? 'round-button' : 'quiet-button'
  const todayButton = !isToday && (
    <button type="button" className={button} onClick={steps.goToToday}>
      Today
    </button>
  )
  const browseLink = browsePath !== undefined && (
    <Link href={browsePath} className={button}>
      <Icon icon={backTo === undefined ? CalendarDays : ChevronLeft} />
      {backTo === undefined ? (
        <span className="from-54rem">Browse</span>
      ) : (
        <span className="from-54rem">
          {/* What is no day stays as it was typed. */}
          {`Back to ${isDay(backTo) ? dayInWords(backTo, 'long') : backTo}`}
        </span>
      )}
    </Link>
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
        onClick={onAbout}
      >
        <Icon icon={Keyboard} />
      </button>
    </div>
  )
}
