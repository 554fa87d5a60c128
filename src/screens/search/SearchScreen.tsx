import { useMemo } from 'react'
import { monthOf } from '../../apod/month.ts'
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
  if (props.address.terms !== '') return <SearchResults {...props} />
  return (
    <BrowseLayout
      title="Search all years"
      header={
        <>
          <h2 className="ui-count">Search all years</h2>
          <SearchForm terms="" />
          <LinkList label="Popular searches" links={popularSearches} />
        </>
      }
    >
      <CurrentMonth {...props} />
    </BrowseLayout>
  )
}

function CurrentMonth({ today }: ScreenProps<'search'>) {
  const month = monthOf(today)
  const wall = useMemo(() => monthWall(month, today), [month, today])
  const result = useWallPosts(wall.request, wall.days, today)
  return <WallTiles wall={wall} result={result} today={today} namesMonth />
}
