import { ChevronLeft, LayoutGrid, Search, Shuffle } from 'lucide'
import { dayInWords } from '../apod/calendar.ts'
import { isDay } from '../apod/day.ts'
import card from '../entry/card/EntryCard.module.css'
import { foundPath, hasArchive } from '../navigation/address.ts'
import { Icon } from '../ui/Icon.tsx'
import { PreviousNextButtons } from '../ui/steps.tsx'
import styles from './DateView.module.css'
import type { DaySteps } from './shown-date.ts'

interface DayNavigationProps {
  isToday: boolean
  /** The archive shows, which has its own steps and its own search. */
  isArchive: boolean
  steps: DaySteps
  /** To the month's wall, or from there to the day; undefined where there is no link. */
  browsePath: string | undefined
  /** The date that the link leads back to. */
  backTo: string | undefined
}

/** Buttons to other days, to the month and to the search: in the head, on a phone on the day's picture. */
export function DayNavigation(props: DayNavigationProps) {
  const { isToday, isArchive, steps, browsePath, backTo } = props
  return (
    <>
      <div
        className={`${styles.days} ${isArchive ? styles.besideArchive : card.onGround}`}
        role="group"
        aria-label="Other days"
      >
        {!isArchive && <PreviousNextButtons {...steps} look="ui-quiet-button" />}
        {!isToday && (
          <button type="button" className="ui-quiet-button" onClick={steps.goToToday}>
            Today
          </button>
        )}
        <button
          type="button"
          className={`ui-quiet-button ${styles.others}`}
          title="Random day"
          onClick={steps.goToRandomDay}
        >
          <Icon icon={Shuffle} />
          <span className="ui-from-85rem">Random</span>
          <span className="ui-visually-hidden"> day</span>
        </button>
        {browsePath !== undefined && (
          <a
            href={browsePath}
            className="ui-quiet-button"
            title={backTo === undefined ? 'Browse' : undefined}
          >
            <Icon icon={backTo === undefined ? LayoutGrid : ChevronLeft} />
            <span className="ui-from-60rem">
              {backTo === undefined ? 'Browse' : `Back to ${nameOf(backTo)}`}
            </span>
          </a>
        )}
      </div>
      {hasArchive && !isArchive && (
        <a
          href={foundPath('')}
          className={`ui-quiet-button ${styles.search}`}
          title="Search all pictures"
        >
          <Icon icon={Search} />
          <span className="ui-from-60rem">Search</span>
          <span className="ui-visually-hidden"> all pictures</span>
        </a>
      )}
    </>
  )
}

/** What is no day stays as it was typed. */
function nameOf(date: string) {
  return isDay(date) ? dayInWords(date, 'long') : date
}
