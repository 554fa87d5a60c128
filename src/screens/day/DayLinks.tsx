import { Search, Shuffle } from 'lucide'
import type { Day } from '../../apod/day.ts'
import { monthAround } from '../../apod/month.ts'
import { pathOf } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import { hasNasaList } from '../../settings.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useShortcut } from '../../ui/shortcuts.ts'
import styles from './DayLinks.module.css'
import { goToRandomDay } from '../../navigation/selected-date.ts'
const searchPath = pathOf({ screen: 'search', words: '' })

export function DayLinks({ date, today }: { date: string; today: Day }) {
  const monthPath = pathOf({ screen: 'month', month: monthAround(date, today) })
  useShortcut('m', hasNasaList ? () => goTo(monthPath) : undefined)
  useShortcut('/', hasNasaList ? () => goTo(searchPath) : undefined)
  return (
    <div className={styles.links} role="group" aria-label="Other days">
      <button type="button" className="ui-icon-button" title="Random day" onClick={goToRandomDay}>
        <Icon icon={Shuffle} />
      </button>
      {hasNasaList && (
        <a className="ui-icon-button" href={searchPath} title="Search all years">
          <Icon icon={Search} />
        </a>
      )}
    </div>
  )
}
