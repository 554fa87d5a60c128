import { useMemo } from 'react'
import { formatDate } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { archiveMonthOf } from '../../apod/month.ts'
import { parseSearch } from '../../apod/typed-search.ts'
import { pathOf } from '../../navigation/address.ts'
import { BrowseLayout } from '../browse/BrowseLayout.tsx'
import { LinkList } from '../browse/LinkList.tsx'
import { monthWall } from '../browse/month-wall.ts'
import { useWallPosts } from '../browse/nasa-list/use-wall-posts.ts'
import { SearchForm } from '../browse/SearchForm.tsx'
import { WallTiles } from '../browse/Wall.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { SearchResults } from './SearchResults.tsx'
import { popularSearches } from './Suggestions.tsx'

export function SearchScreen(props: ScreenProps<'search'>) {
  const { terms } = props.address
  const { days } = parseSearch(terms)
  const isEmpty = terms === ''
  if (!isEmpty && days.length === 0) return <SearchResults {...props} />
  const title = isEmpty ? 'Search all years' : `“${terms}”`
  return (
    <BrowseLayout
      title={title}
      header={
        <>
          <h2 className="ui-count">{title}</h2>
          <SearchForm terms={terms} />
          {isEmpty && <LinkList label="Popular searches" links={popularSearches} />}
        </>
      }
    >
      {isEmpty ? <NearestMonth {...props} /> : <DayChoice days={days} />}
    </BrowseLayout>
  )
}

function NearestMonth({ today, selectedDate }: ScreenProps<'search'>) {
  const month = archiveMonthOf(selectedDate ?? today, today)
  const wall = useMemo(() => monthWall(month, today), [month, today])
  const result = useWallPosts(wall.request, wall.days, today)
  return (
    <WallTiles wall={wall} result={result} today={today} selectedDate={selectedDate} namesMonth />
  )
}

/** For a date such as 05/06/2015, which can be read in two ways. */
function DayChoice({ days }: { days: readonly Day[] }) {
  const links = days.map((day) => {
    return { label: formatDate(day, 'long'), path: pathOf({ screen: 'day', date: day }) }
  })
  return (
    <div className="ui-empty-state">
      <p>Which day do you mean?</p>
      <LinkList label="Days" links={links} />
    </div>
  )
}
