import { archiveYears } from '../../apod/calendar.ts'
import { useToday } from '../../navigation/today.ts'
import type { ArchiveMonth } from './months.ts'
import styles from './Scrubber.module.css'

interface ScrubberProps {
  months: readonly ArchiveMonth[]
  month: string
  onMove: (month: string) => void
}

export function Scrubber({ months, month, onMove }: ScrubberProps) {
  const index = months.findIndex((item) => item.month === month)
  const moveTo = (input: HTMLInputElement) => onMove(months[input.valueAsNumber]?.month ?? month)
  return (
    <div className={`ui-no-print ${styles.scrubber}`}>
      <ol className={styles.years} aria-hidden>
        {archiveYears(useToday())
          .toReversed()
          .map((year) => (
            <li key={year} data-current={month.startsWith(String(year)) || undefined}>
              {year}
            </li>
          ))}
      </ol>
      <input
        type="range"
        aria-label="Month of the archive"
        aria-orientation="vertical"
        aria-valuetext={months[index]?.name}
        min={0}
        max={months.length - 1}
        value={index}
        onChange={({ target }) => moveTo(target)}
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -12, PageDown: 12 }[event.key]
          if (!step) return
          // Browsers would go the other way.
          event.preventDefault()
          event.currentTarget.stepUp(step)
          moveTo(event.currentTarget)
        }}
      />
    </div>
  )
}
