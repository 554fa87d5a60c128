import { formatDate } from '../../apod/calendar.ts'
import { archiveMonthOf } from '../../apod/month.ts'
import { parseSearch } from '../../apod/typed-search.ts'
import { BrowseLayout } from '../../browse/BrowseLayout.tsx'
import { useWallPosts } from '../../browse/nasa-list/wall-posts.ts'
import { SearchForm } from '../../browse/SearchForm.tsx'
import { WallTiles } from '../../browse/Wall.tsx'
import { pathOf } from '../../navigation/address.ts'
import { useMonthWall } from '../month/MonthScreen.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { SearchResults } from './SearchResults.tsx'
import { popularSearches, Suggestions } from './Suggestions.tsx'
import tile from '../../ui/Tile.module.css'

export function SearchScreen({ address, today, selectedDate }: ScreenProps<'search'>) {
  const { terms, order } = address
  const { days } = parseSearch(terms)
  const layout = {
    title: terms ? `“${terms}”` : 'Search all years',
    date: selectedDate ?? today,
    header: (
      <h2 className={terms ? 'ui-visually-hidden' : 'ui-count'}>
        {terms ? `Pictures for “${terms}”` : 'Search all years'}
      </h2>
    ),
    tools: <SearchForm terms={terms} order={order} />,
  }
  if (terms === '') {
    return (
      <BrowseLayout {...layout} belowTools={<Suggestions links={popularSearches} />}>
        <SelectedMonth today={today} selectedDate={selectedDate} />
      </BrowseLayout>
    )
  }
  if (days.length === 0)
    return <SearchResults {...layout} search={address} selectedDate={selectedDate} />
  return (
    <BrowseLayout {...layout}>
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

function SelectedMonth(props: Omit<ScreenProps<'search'>, 'address'>) {
  const { today, selectedDate } = props
  const wall = useMonthWall(archiveMonthOf(selectedDate ?? today, today), today)
  const result = useWallPosts(wall.request, wall.days, today)
  return (
    <>
      <h2 className={`${tile.flush} ${tile.text} ${tile.title}`}>{wall.name}</h2>
      <WallTiles {...props} wall={wall} result={result} />
    </>
  )
}
