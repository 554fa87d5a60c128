import { ChevronLeft, LayoutGrid, Search, Shuffle } from 'lucide'
import { formatDay } from '../apod/calendar.ts'
import { isDay, parseDay } from '../apod/day.ts'
import { monthOf, nearestMonth } from '../apod/month.ts'
import { pathOf } from '../navigation/address.ts'
import { hasNasaList } from '../settings.ts'
import { goTo } from '../navigation/history.ts'
import { Icon } from '../ui/Icon.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import { StepButtons } from '../ui/steps.tsx'
import styles from './ByDateSection.module.css'
import type { DayProps, DayMoves } from './selected-date.ts'

const searchPath = pathOf({ screen: 'search', words: '' })

/** Leads to other days, the day's month and the search. On a phone it is a row above the navigation. */
export function DayNavigation({ date, today, moves }: DayProps) {
  const month = nearestMonth(monthOf(parseDay(date) ?? today), today)
  const monthPath = pathOf({ screen: 'month', month })
  useShortcut('m', hasNasaList ? () => goTo(monthPath) : undefined)
  useShortcut('/', hasNasaList ? () => goTo(searchPath) : undefined)
  return (
    <>
      <div className={`${styles.buttons} ${styles.aboveBar}`} role="group" aria-label="Other days">
        <StepButtons {...moves} variant="ui-quiet-button" />
        <TodayAndRandom moves={moves} hasToday={date !== today} />
        {hasNasaList && (
          <a href={monthPath} className="ui-quiet-button" title="Browse">
            <Icon icon={LayoutGrid} />
            <span className="ui-from-60rem">Browse</span>
          </a>
        )}
      </div>
      {hasNasaList && (
        <a
          href={searchPath}
          className={`ui-quiet-button ${styles.searchLink}`}
          title="Search all years"
        >
          <Icon icon={Search} />
          <span className="ui-from-60rem">Search</span>
          <span className="ui-visually-hidden"> all years</span>
        </a>
      )}
    </>
  )
}

interface ArchiveNavigationProps {
  /** The date that was selected before, if a link is to lead back to it. */
  backTo: string | undefined
  moves: DayMoves
}

/** From the archive to a day. A wall has its own steps, and its own search. */
export function ArchiveNavigation({ backTo, moves }: ArchiveNavigationProps) {
  return (
    <div className={`${styles.buttons} ${styles.notOnPhone}`} role="group" aria-label="Other days">
      <TodayAndRandom moves={moves} />
      {backTo !== undefined && (
        <a href={pathOf({ screen: 'day', date: backTo })} className="ui-quiet-button">
          <Icon icon={ChevronLeft} />
          <span className="ui-from-60rem">
            {`Back to ${isDay(backTo) ? formatDay(backTo, 'long') : backTo}`}
          </span>
        </a>
      )}
    </div>
  )
}

function TodayAndRandom({ moves, hasToday = true }: { moves: DayMoves; hasToday?: boolean }) {
  return (
    <>
      {hasToday && (
        <button type="button" className="ui-quiet-button" onClick={moves.goToToday}>
          Today
        </button>
      )}
      <button
        type="button"
        className={`ui-quiet-button ${styles.random}`}
        title="Random day"
        onClick={moves.goToRandomDay}
      >
        <Icon icon={Shuffle} />
        <span className="ui-from-60rem">Random</span>
        <span className="ui-visually-hidden"> day</span>
      </button>
    </>
  )
}
