import { memo, useMemo, useRef } from 'react'
import { useToday } from '../../navigation/today.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { useMediaQuery } from '../../ui/hooks.ts'
import { DayList, Weekdays } from '../browse/DayList.tsx'
import { useMonthDays } from '../browse/nasa-list/use-month-days.ts'
import { type ArchiveMonth, archiveMonths } from './months.ts'
import { Scrubber } from './Scrubber.tsx'
import { goToMonth } from './sections.ts'
import { useFilledMonths } from './use-filled-months.ts'
import { useHead } from './use-head.ts'
import { useMonthInAddress } from './use-month-in-address.ts'
import { useMonthInView } from './use-month-in-view.ts'
import styles from './Timeline.module.css'

interface TimelineProps {
  /** In the address. Only its days are reached by Tab and printed. */
  month: string
  /** Where one has scrolled to. It becomes the month in the address once the scroll is calm. */
  monthInView: string
  onMonthInView: (month: string) => void
}

/** All months of the archive. CSS knows their heights, so only those near the window need tiles. */
export function Timeline({ month, monthInView, onMonthInView }: TimelineProps) {
  const today = useToday()
  const months = useMemo(() => archiveMonths(today), [today])
  const list = useRef<HTMLDivElement>(null)
  const hasColumns = !useMediaQuery(breakpoints.narrowWall)
  const { filled, fillWindow } = useFilledMonths(list)
  // Before the next, which scrolls a month to below the head.
  useHead()
  useMonthInView({ list, month, monthInView, onMonthInView, onArrive: fillWindow })
  useMonthInAddress(monthInView)

  function scrub(chosen: string) {
    onMonthInView(chosen)
    goToMonth(chosen)
  }

  return (
    <div className={styles.timeline}>
      {hasColumns && <Weekdays className={styles.weekdays} />}
      <div ref={list}>
        {months.map((item) => (
          <Month
            key={item.month}
            {...item}
            isCurrent={item.month === month}
            isFilled={item.month === month || filled.has(item.month)}
          />
        ))}
      </div>
      <Scrubber months={months} month={monthInView} onMove={scrub} />
    </div>
  )
}

interface MonthProps extends ArchiveMonth {
  isCurrent: boolean
  isFilled: boolean
}

const Month = memo(function Month(props: MonthProps) {
  const { month, name, weekCount, dayCount, isCurrent, isFilled } = props
  return (
    <section
      id={month}
      className={`${styles.month} ${isCurrent ? '' : 'ui-no-print'}`}
      style={{ '--weeks': weekCount, '--days': dayCount }}
    >
      {/* On paper, the selects name the month. */}
      <h2 className={`ui-no-print ${styles.name}`}>{name}</h2>
      {isFilled && <MonthDays {...props} />}
    </section>
  )
})

function MonthDays({ month, name, isCurrent }: MonthProps) {
  return <DayList isMonth label={name} {...useMonthDays(month)} isSkippedByTab={!isCurrent} />
}
