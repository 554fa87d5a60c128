import type { RefObject } from 'react'
import type { ArchiveMonth } from './months.ts'
import styles from './Scrubber.module.css'

interface ScrubberProps {
  ref: RefObject<HTMLInputElement | null>
  months: readonly ArchiveMonth[]
  month: string
  onMove: (index: number) => void
}

/** Uncontrolled, because a controlled range would lag behind the finger. `Timeline` sets its value. */
export function Scrubber({ ref, months, month, onMove }: ScrubberProps) {
  const index = months.findIndex((item) => item.month === month)
  return (
    <div className={`ui-no-print ${styles.scrubber}`}>
      <ol className={styles.years} aria-hidden>
        {[...new Set(months.map(yearOf))].map((year) => (
          <li
            key={year}
            style={{ flexGrow: months.filter((item) => yearOf(item) === year).length }}
          >
            {year}
          </li>
        ))}
      </ol>
      <input
        ref={ref}
        type="range"
        aria-label="Month of the archive"
        aria-orientation="vertical"
        aria-valuetext={months[index]?.name}
        min={0}
        max={months.length - 1}
        defaultValue={index}
        onChange={({ target }) => onMove(target.valueAsNumber)}
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -12, PageDown: 12 }[event.key]
          if (!step) return
          // Browsers would go the other way.
          event.preventDefault()
          event.currentTarget.valueAsNumber += step
          onMove(event.currentTarget.valueAsNumber)
        }}
      />
    </div>
  )
}

const yearOf = ({ month }: ArchiveMonth) => month.slice(0, 4)
