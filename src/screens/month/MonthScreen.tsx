import { Search } from 'lucide-react'
import { useState } from 'react'
import { formatMonth } from '../../apod/month.ts'
import { type AddressOf, pathOf } from '../../navigation/address.ts'
import { useToday } from '../../navigation/today.ts'
import { useVisit } from '../../navigation/visits.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { useMediaQuery } from '../../ui/hooks.ts'
import { useAnnouncement } from '../../ui/messages.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { useSwipe } from '../../ui/steps.tsx'
import { useMonthDays } from '../browse/nasa-list/use-month-days.ts'
import { PostSlideshow } from '../browse/PostSlideshow.tsx'
import { PostsNotice } from '../browse/PostsNotice.tsx'
import { SearchForm } from '../browse/SearchForm.tsx'
import { type NameSelect, WallHead } from '../browse/WallHead.tsx'
import { monthHead } from './month-head.ts'
import { Timeline } from './Timeline.tsx'
import styles from './Timeline.module.css'

export function MonthScreen({ address: { month } }: { address: AddressOf<'month'> }) {
  const name = formatMonth(month)
  const { result } = useMonthDays(month)
  const [monthInView, setMonthInView] = useState(month)
  const { steps, nameSelects } = monthHead(monthInView, useToday())
  const hasColumn = useMediaQuery(breakpoints.column)
  const isPhone = useMediaQuery(breakpoints.phone)
  const slideshow = <PostSlideshow key={name} result={result} />
  return (
    <ScreenLayout
      title={name}
      header={
        <>
          <WallHead steps={steps} nameSelects={isPhone ? nameSelects.map(shorten) : nameSelects}>
            {/* Before the steps, so that none of them moves if it goes. */}
            {!hasColumn && slideshow}
          </WallHead>
          {hasColumn ? (
            <SearchForm />
          ) : (
            <a
              className="ui-icon-button"
              href={pathOf({ screen: 'search', terms: '' })}
              title="Search all years"
            >
              <Search />
            </a>
          )}
          {hasColumn && slideshow}
        </>
      }
    >
      <ArrivalAnnouncement key={useVisit('id')} name={name} />
      <div className={`ui-no-print ${styles.notice}`}>
        <PostsNotice result={result} />
      </div>
      <div {...useSwipe(steps)}>
        <Timeline month={month} monthInView={monthInView} onMonthInView={setMonthInView} />
      </div>
    </ScreenLayout>
  )
}

/** `September` and the buttons beside it would be wider than a phone. */
function shorten(select: NameSelect): NameSelect {
  if (select.label !== 'Month') return select
  const options = select.options.map((option) => ({ ...option, label: option.label.slice(0, 3) }))
  return { ...select, options }
}

/** Names the month that a link, a step or Back leads to, but none that scrolling brings. */
function ArrivalAnnouncement({ name }: { name: string }) {
  const [arrivedAt] = useState(name)
  useAnnouncement(`Showing ${arrivedAt}.`)
  return null
}
