import { LayoutGrid, Search, Shuffle } from 'lucide'
import { monthAround } from '../../apod/month.ts'
import { pathOf } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import { hasNasaList } from '../../settings.ts'
import { Icon } from '../../ui/Icon.tsx'
import { QuietLink } from '../../ui/QuietButton.tsx'
import { useShortcut } from '../../ui/shortcuts.ts'
import styles from './DayLinks.module.css'
import type { DayProps } from '../../navigation/selected-date.ts'

const searchPath = pathOf({ screen: 'search', words: '' })

interface DayLinksProps extends DayProps {
  /** Elsewhere Browse stands among the sections. */
  hasBrowse: boolean
}

/** Leads to a random day, the day's month and the search. */
export function DayLinks({ date, today, moves, hasBrowse }: DayLinksProps) {
  const monthPath = pathOf({ screen: 'month', month: monthAround(date, today) })
  useShortcut('m', hasNasaList ? () => goTo(monthPath) : undefined)
  useShortcut('/', hasNasaList ? () => goTo(searchPath) : undefined)
  return (
    <div
      className={`ui-screen-only ui-outdented ${styles.links}`}
      role="group"
      aria-label="Other days"
    >
      <button
        type="button"
        className="ui-quiet-button"
        title="Random day"
        onClick={moves.goToRandomDay}
      >
        <Icon icon={Shuffle} />
        <span className="ui-from-40rem">Random</span>
        <span className="ui-visually-hidden"> day</span>
      </button>
      {hasNasaList && hasBrowse && <QuietLink icon={LayoutGrid} label="Browse" href={monthPath} />}
      {hasNasaList && (
        <a href={searchPath} className="ui-quiet-button" title="Search all years">
          <Icon icon={Search} />
          <span className="ui-from-40rem">Search</span>
          <span className="ui-visually-hidden"> all years</span>
        </a>
      )}
    </div>
  )
}
