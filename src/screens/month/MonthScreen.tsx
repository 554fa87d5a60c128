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
import { WallHead } from '../browse/WallHead.tsx'
import { monthHead } from './month-head.ts'
import { Timeline } from './Timeline.tsx'
import styles from './Timeline.module.css'

export function MonthScreen({ address: { month } }: { address: AddressOf<'month'> }) {
  const name = formatMonth(month)
  const { result } = useMonthDays(month)
  const [monthInView, setMonthInView] = useState(month)
  // `September` and the buttons beside it would be wider than a phone.
  const hasShortNames = useMediaQuery(breakpoints.phone)
  const { steps, nameSelects } = monthHead(monthInView, useToday(), hasShortNames)
  const hasColumn = useMediaQuery(breakpoints.column)
  const slideshow = <PostSlideshow key={name} result={result} />
  return (
    <ScreenLayout
      title={name}
      header={
        <>
          <WallHead steps={steps} nameSelects={nameSelects}>
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

/** Names the month that a link, a step or Back leads to, but none that scrolling brings. */
function ArrivalAnnouncement({ name }: { name: string }) {
  const [arrivedAt] = useState(name)
  useAnnouncement(`Showing ${arrivedAt}.`)
  return null
}
