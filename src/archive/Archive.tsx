import { useEffect, useMemo } from 'react'
import { type Day, parseDay } from '../apod/day.ts'
import { monthOf, nearestMonth, parseArchiveMonth } from '../apod/month.ts'
import { startReading } from '../bookmarks/bookmark-store.ts'
import { type ArchiveAddress, withLayers } from '../navigation/address.ts'
import { pathOf } from '../navigation/path-of.ts'
import { hasNasaList } from '../settings.ts'
import { useDocumentTitle, useLastDefined } from '../ui/hooks.ts'
import styles from './Archive.module.css'
import { SearchSlideshow, WallSlideshow } from './ArchiveSlideshow.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SearchHead } from './SearchHead.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SuggestedSearches } from './SuggestedSearches.tsx'
import { Wall, WallHead } from './Wall.tsx'
import { monthWall, type WallOfDays, yearsWall } from './walls.ts'

interface ArchiveProps {
  address: ArchiveAddress
  today: Day
  lastShownDate: string | undefined
}

/** A wall, or the pictures that were found, below a head with the search. */
export function Archive({ address, today, lastShownDate }: ArchiveProps) {
  const wall = useMemo(() => wallAt(address, today), [address, today])
  const find = address.screen === 'search' ? address : undefined
  const words = find?.words ?? ''
  const shownMonth = nearestMonth(monthOf(parseDay(lastShownDate ?? '') ?? today), today)
  const lastWall = useLastDefined(wall) ?? monthWall(shownMonth, today)
  useEffect(startReading, [])
  const key = pathOf(withLayers(address, []))
  const found = words ? `“${words}”` : 'Search all years'
  const name = find ? found : (wall?.name ?? 'By Date')
  useDocumentTitle(`${name} – Astronomy Picture Of the Day`)

  return (
    <div className={styles.archive}>
      <div className={`ui-row ${styles.head}`}>
        {wall && <WallHead {...wall} />}
        {find && <SearchHead {...find} wall={lastWall} />}
        {hasNasaList && (
          <div className={styles.tools}>
            {wall && <WallSlideshow key={key} wall={wall} />}
            {find && words && <SearchSlideshow key={key} {...find} />}
            <SearchForm find={find} />
          </div>
        )}
      </div>
      {wall && <Wall wall={wall} today={today} lastShownDate={lastShownDate} />}
      {find && !words && (
        <div className="ui-empty-state">
          <p>Try</p>
          <SuggestedSearches />
        </div>
      )}
      {find && words && (
        <SearchResults key={key} {...find} wall={lastWall} lastShownDate={lastShownDate} />
      )}
      {!wall && !find && <NoWall address={address} today={today} />}
    </div>
  )
}

/** The wall of an address; undefined for what is searched for, and for what is no month and no day. */
function wallAt(address: ArchiveAddress, today: Day): WallOfDays | undefined {
  const month = address.screen === 'month' && parseArchiveMonth(address.month, today)
  if (month) return monthWall(month, today)
  const day = address.screen === 'anniversary' && parseDay(`2000-${address.monthDay}`)
  return day ? yearsWall(day, today, address.order) : undefined
}

/** Leads from an address that names no wall to today's. */
function NoWall({ address: { screen }, today }: Pick<ArchiveProps, 'address' | 'today'>) {
  const isMonth = screen === 'month'
  const { path, name } = isMonth
    ? monthWall(monthOf(today), today)
    : yearsWall(today, today, 'newest')
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
