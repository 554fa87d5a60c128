import { addDays } from '../../apod/calendar.ts'
import { formatMonth, monthOf } from '../../apod/month.ts'
import type { AddressOf } from '../../navigation/address.ts'
import { useToday } from '../../navigation/today.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { useMediaQuery } from '../../ui/hooks.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { DayList, Weekdays } from '../browse/DayList.tsx'
import { useMonthDays } from '../browse/nasa-list/use-month-days.ts'
import { PostsNotice } from '../browse/PostsNotice.tsx'
import { SearchForm } from '../browse/SearchForm.tsx'
import { SearchResults } from './SearchResults.tsx'
import { PopularSearches } from './Suggestions.tsx'

export function SearchScreen({ address: { terms } }: { address: AddressOf<'search'> }) {
  if (terms !== '') return <SearchResults terms={terms} />
  return (
    <ScreenLayout
      title="Search all years"
      header={
        <>
          <h2 className="ui-count">Search all years</h2>
          <SearchForm terms="" />
          <PopularSearches />
        </>
      }
    >
      <LatestMonth />
    </ScreenLayout>
  )
}

function LatestMonth() {
  // At the beginning of a month, the one before.
  const month = monthOf(addDays(useToday(), -14))
  const { days, result } = useMonthDays(month)
  const hasColumns = !useMediaQuery(breakpoints.narrowWall)
  return (
    <>
      <PostsNotice result={result} />
      {hasColumns && <Weekdays />}
      <DayList isMonth namesMonth label={formatMonth(month)} days={days} result={result} />
    </>
  )
}
