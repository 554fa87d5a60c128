import { useEffect, useMemo } from 'react'
import { type Day, isDay, parseDay } from '../apod/day.ts'
import { monthOf, nearestMonth, parseArchiveMonth } from '../apod/month.ts'
import { startReading } from '../bookmarks/bookmark-store.ts'
import { type ArchiveAddress, withLayers } from '../navigation/address.ts'
import { pathOf } from '../navigation/path-of.ts'
import { hasNasaList } from '../settings.ts'
import { useDocumentTitle, useLastDefined } from '../ui/hooks.ts'
import styles from './Archive.module.css'
import { SearchSlideshow, WallSlideshow } from './ArchiveSlideshow.tsx'
import { SearchForm, SuggestedSearches } from './SearchForm.tsx'
import { SearchHead, SearchResults } from './SearchResults.tsx'
import { Wall, WallHead } from './Wall.tsx'
import { anniversaryWall, monthWall, type WallOfDays } from './walls.ts'

interface ArchiveProps {
  address: ArchiveAddress
  today: Day
  selectedDate: string | undefined
}

/** A wall, or the pictures that a search found, below a head with the search. */
export function Archive({ address, today, selectedDate }: ArchiveProps) {
  const wall = useMemo(() => wallAt(address, today), [address, today])
  const search = address.screen === 'search' ? address : undefined
  const words = search?.words ?? ''
  const selectedMonth = nearestMonth(monthOf(parseDay(selectedDate ?? '') ?? today), today)
  const lastWall = useLastDefined(wall) ?? monthWall(selectedMonth, today)
  useEffect(startReading, [])
  const key = pathOf(withLayers(address, []))
  const heading = words ? `“${words}”` : 'Search all years'
  const name = search ? heading : (wall?.name ?? 'By Date')
  useDocumentTitle(`${name} – Astronomy Picture Of the Day`)

  return (
    <div className={styles.archive}>
      <div className={`ui-row ${styles.head}`}>
        {wall && <WallHead {...wall} />}
        {search && <SearchHead {...search} wall={lastWall} />}
        {hasNasaList && (
          <div className={styles.tools}>
            {wall && <WallSlideshow key={key} wall={wall} />}
            {search && words && <SearchSlideshow key={key} {...search} />}
            <SearchForm search={search} />
          </div>
        )}
      </div>
      {wall && <Wall wall={wall} today={today} selectedDate={selectedDate} />}
      {search && !words && (
        <div className="ui-empty-state">
          <p>Try</p>
          <SuggestedSearches />
        </div>
      )}
      {search && words && (
        <SearchResults key={key} {...search} wall={lastWall} selectedDate={selectedDate} />
      )}
      {!wall && !search && <NoWall address={address} today={today} />}
    </div>
  )
}

/** The wall of an address; undefined for what is searched for, and for what is no month and no day. */
function wallAt(address: ArchiveAddress, today: Day): WallOfDays | undefined {
  const month = address.screen === 'month' && parseArchiveMonth(address.month, today)
  if (month) return monthWall(month, today)
  const isAnniversary = address.screen === 'anniversary' && isDay(`2000-${address.monthDay}`)
  return isAnniversary ? anniversaryWall(address.monthDay, today, address.order) : undefined
}

/** Leads from an address that names no wall to today's. */
function NoWall({ address: { screen }, today }: Pick<ArchiveProps, 'address' | 'today'>) {
  const isMonth = screen === 'month'
  const { path, name } = isMonth
    ? monthWall(monthOf(today), today)
    : anniversaryWall(today.slice(5), today, 'newest')
  return (
    <div className="ui-empty-state">
      <p>
        {isMonth
          ? 'Choose a month from June 1995 to this one.'
          : 'Choose a day from 1 January to 31 December.'}
      </p>
      <a className="ui-button" href={path}>
        {name}
      </a>
    </div>
  )
}
