import { formatDate } from '../../apod/calendar.ts'
import { archiveMonthOf } from '../../apod/month.ts'
import { parseSearch } from '../../apod/typed-search.ts'
import { BrowseLayout } from '../../browse/BrowseLayout.tsx'
import { SearchForm } from '../../browse/SearchForm.tsx'
import { pathOf } from '../../navigation/address.ts'
import { MonthWall } from '../month/MonthScreen.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { SearchResults } from './SearchResults.tsx'
import { popularSearches, Suggestions } from './Suggestions.tsx'

export function SearchScreen({ address, today, selectedDate }: ScreenProps<'search'>) {
  const { terms, order } = address
  const { days } = parseSearch(terms)
  const date = selectedDate ?? today
  const shared = {
    title: terms ? `“${terms}”` : 'Search all years',
    header: (
      <h2 className={terms ? 'ui-visually-hidden' : 'ui-count'}>
        {terms ? `Pictures for “${terms}”` : 'Search all years'}
      </h2>
    ),
    tools: <SearchForm terms={terms} order={order} />,
    selectedDate,
  }
  if (terms === '') {
    return (
      <MonthWall
        {...shared}
        month={archiveMonthOf(date, today)}
        today={today}
        belowTools={<Suggestions links={popularSearches} />}
        showsSlideshow={false}
      />
    )
  }
  if (days.length === 0) return <SearchResults {...shared} search={address} date={date} />
  return (
    <BrowseLayout {...shared} date={date}>
      <div className="ui-empty-state">
        <p>Which day do you mean?</p>
        <Suggestions
          links={days.map((day) => {
            return { text: formatDate(day, 'long'), path: pathOf({ screen: 'day', date: day }) }
          })}
        />
      </div>
    </BrowseLayout>
  )
}
