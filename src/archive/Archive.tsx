import { type ComponentProps, useMemo } from 'react'
import { type Day, isDay, parseDay } from '../apod/day.ts'
import { monthOf, nearestMonth, parseArchiveMonth, parseMonth } from '../apod/month.ts'
import { type AddressOf, pathOf } from '../navigation/address.ts'
import { hasNasaList } from '../settings.ts'
import { useLastDefined } from '../ui/hooks.ts'
import { Slideshow, SlideshowButton } from '../viewer/Slideshow.tsx'
import styles from './Archive.module.css'
import { asEntry } from './nasa-list/read-posts.ts'
import type { ListState } from './nasa-list/use-posts.ts'
import { useSearchList } from './nasa-list/search-list.ts'
import { useWallList } from './nasa-list/wall-list.ts'
import { SearchForm } from './SearchForm.tsx'
import { SearchHead, SearchResults } from './SearchResults.tsx'
import { Wall, WallHead } from './Wall.tsx'
import { anniversaryWall, monthWall, type WallOfDays } from './walls.ts'

interface ArchiveProps {
  address: AddressOf<'search' | 'month' | 'anniversary'>
  today: Day
  selectedDate: string | undefined
}

/** A wall, or the results of a search, below a head with the search. */
export function Archive({ address, today, selectedDate }: ArchiveProps) {
  const wall = useMemo(() => wallAt(address, today), [address, today])
  const search = address.screen === 'search' ? address : undefined
  const selectedMonth = nearestMonth(monthOf(parseDay(selectedDate ?? '') ?? today), today)
  const lastWall = useLastDefined(wall) ?? monthWall(selectedMonth, today)
  const wallList = useWallList(lastWall, today, wall !== undefined)
  const results = useSearchList(search)
  const key = pathOf({ ...address, layers: [] })
  const heading = search?.words ? `“${search.words}”` : 'Search all years'

  return (
    <div className={styles.archive}>
      <title>{`${wall?.name ?? heading} – Astronomy Picture Of the Day`}</title>
      <div className={`ui-row ${styles.head}`}>
        {wall && <WallHead {...wall} />}
        {search && <SearchHead {...search} wall={lastWall} results={results} />}
        {hasNasaList && (
          <div className={styles.tools}>
            {wall && (
              <ArchiveSlideshow key={key} list={wallList} showsYears={address.screen !== 'month'} />
            )}
            {search && (
              <ArchiveSlideshow
                key={key}
                list={results}
                showsYears={search.order !== 'best'}
                onLastPicture={results.showMore}
              />
            )}
            <SearchForm search={search} />
          </div>
        )}
      </div>
      {!isInArchive(address, today) && (
        <p className="ui-notice">
          {address.screen === 'month'
            ? 'Choose a month since June 1995.'
            : 'Choose a day from 1 January to 31 December.'}
        </p>
      )}
      {wall && <Wall wall={wall} list={wallList} today={today} selectedDate={selectedDate} />}
      {search && (
        <SearchResults
          key={key}
          {...search}
          wall={lastWall}
          results={results}
          selectedDate={selectedDate}
        />
      )}
    </div>
  )
}

/** Whether an address names a month or day that the archive has. */
function isInArchive(address: AddressOf<'search' | 'month' | 'anniversary'>, today: Day) {
  if (address.screen === 'month') return parseArchiveMonth(address.month, today) !== undefined
  return address.screen === 'search' || isDay(`2000-${address.monthDay}`)
}

/** The wall of an address: the nearest month of the archive, or today's where the address names no month or day. */
function wallAt(
  address: AddressOf<'search' | 'month' | 'anniversary'>,
  today: Day,
): WallOfDays | undefined {
  if (address.screen === 'search') return undefined
  if (address.screen === 'month')
    return monthWall(nearestMonth(parseMonth(address.month) ?? monthOf(today), today), today)
  const { monthDay, order } = address
  return anniversaryWall(isDay(`2000-${monthDay}`) ? monthDay : today.slice(5), today, order)
}

type ArchiveSlideshowProps = Omit<ComponentProps<typeof Slideshow>, 'pictures'> & {
  list: ListState
}

/** The slideshow of the pictures that are listed so far, and its button unless there is one picture or none. */
function ArchiveSlideshow({ list, ...others }: ArchiveSlideshowProps) {
  const { posts, status } = list
  const pictures = useMemo(
    () => posts.filter(({ picture }) => picture !== undefined).map(asEntry),
    [posts],
  )
  const isReady = status === 'ready'
  const reason =
    status === 'failed' ? 'The pictures could not be loaded.' : 'The pictures are still loading.'
  return (
    <>
      {(pictures.length > 1 || !isReady) && (
        <SlideshowButton disabledReason={pictures.length > 1 ? undefined : reason} isShort />
      )}
      <Slideshow pictures={pictures.length > 0 || isReady ? pictures : undefined} {...others} />
    </>
  )
}
