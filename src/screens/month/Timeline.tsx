import { memo, useMemo, useRef } from 'react'
import { useToday } from '../../navigation/today.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { useMediaQuery } from '../../ui/hooks.ts'
import { DayList, Weekdays } from '../browse/DayList.tsx'
import { monthWall } from '../browse/month-wall.ts'
import { useWallPosts } from '../browse/nasa-list/use-wall-posts.ts'
import { type ArchiveMonth, archiveMonths } from './months.ts'
import { Scrubber } from './Scrubber.tsx'
import { useFilledMonths } from './use-filled-months.ts'
import { useHead } from './use-head.ts'
import { useMonthInView } from './use-month-in-view.ts'
import styles from './Timeline.module.css'

interface TimelineProps {
  /** The month in the address. */
  month: string
  onMonthInView: (month: string) => void
}

/** All months of the archive. CSS knows their heights, so only those near the window need tiles. */
export function Timeline({ month, onMonthInView }: TimelineProps) {
  const today = useToday()
  const months = useMemo(() => archiveMonths(today), [today])
  const list = useRef<HTMLDivElement>(null)
  const range = useRef<HTMLInputElement>(null)
  const { filled, fillWindow } = useFilledMonths(months)
  const head = useHead()
  const goToIndex = useMonthInView({ list, months, month, onArrive, onScroll })
  const hasColumns = !useMediaQuery(breakpoints.narrowWall)

  function onArrive(sections: readonly HTMLElement[]) {
    fillWindow(sections)
    head.handleArrival()
  }

  function onScroll(index: number) {
    onMonthInView(months[index]?.month ?? month)
    head.handleScroll()
    if (range.current && !range.current.matches(':active')) range.current.valueAsNumber = index
    nameInScrubber(index)
  }

  function scrub(index: number) {
    goToIndex(index)
    nameInScrubber(index)
  }

  function nameInScrubber(index: number) {
    if (range.current) range.current.ariaValueText = months[index]?.name ?? ''
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
      <Scrubber ref={range} months={months} month={month} onMove={scrub} />
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
      {isFilled && <MonthDays month={month} isCurrent={isCurrent} />}
    </section>
  )
})

/** Tab goes only through the days of the month in the address. */
function MonthDays({ month, isCurrent }: Pick<MonthProps, 'month' | 'isCurrent'>) {
  const today = useToday()
  const { name, request, days } = useMemo(() => monthWall(month, today), [month, today])
  const result = useWallPosts(request, days)
  return <DayList isMonth label={name} days={days} result={result} isSkippedByTab={!isCurrent} />
}
