import { formatDate } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { parseSearch } from '../../apod/typed-search.ts'
import { BrowseLayout } from '../browse/BrowseLayout.tsx'
import { LinkList } from '../browse/LinkList.tsx'
import { SearchForm } from '../browse/SearchForm.tsx'
import { pathOf } from '../../navigation/address.ts'
import { MonthTiles } from '../month/MonthScreen.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { SearchResults } from './SearchResults.tsx'
import { popularSearches } from './Suggestions.tsx'

export function SearchScreen(props: ScreenProps<'search'>) {
  const { terms } = props.address
  const { days } = parseSearch(terms)
  if (terms === '') return <EmptySearch {...props} />
  return days.length > 0 ? <DayChoice {...props} days={days} /> : <SearchResults {...props} />
}

function EmptySearch({ address, today, selectedDate }: ScreenProps<'search'>) {
  const title = 'Search all years'
  return (
    <BrowseLayout
      title={title}
      date={selectedDate ?? today}
      header={
        <>
          <h2 className="ui-count">{title}</h2>
          <SearchForm terms={address.terms} order={address.order} />
          <LinkList label="Popular searches" links={popularSearches} />
        </>
      }
    >
      <MonthTiles today={today} selectedDate={selectedDate} />
    </BrowseLayout>
  )
}

function DayChoice(props: ScreenProps<'search'> & { days: readonly Day[] }) {
  const { address, today, selectedDate = today, days } = props
  return (
    <BrowseLayout
      title={`“${address.terms}”`}
      date={selectedDate}
      header={
        <>
          <h2 className="ui-visually-hidden">{`Pictures for “${address.terms}”`}</h2>
          <SearchForm terms={address.terms} order={address.order} />
        </>
      }
    >
      <div className="ui-empty-state">
        <p>Which day do you mean?</p>
        <LinkList
          label="Days"
          links={days.map((day) => {
            return { label: formatDate(day, 'long'), path: pathOf({ screen: 'day', date: day }) }
          })}
        />
      </div>
    </BrowseLayout>
  )
}
