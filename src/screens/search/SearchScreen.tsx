import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { formatMonth, type Month, monthAround, parseArchiveMonth } from '../../apod/month.ts'
import { readSearch } from '../../apod/typed-search.ts'
import { ArchiveLayout } from '../../archive/ArchiveLayout.tsx'
import { SearchForm } from '../../archive/SearchForm.tsx'
import { pathOf } from '../../navigation/address.ts'
import { previousAddress } from '../../navigation/history.ts'
import { MonthWall } from '../month/MonthScreen.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { SearchResults } from './SearchResults.tsx'
import { popularSearches, Suggestions } from './Suggestions.tsx'
import styles from './SearchScreen.module.css'

export function SearchScreen({ address, today, selectedDate }: ScreenProps<'search'>) {
  const { terms, order } = address
  // Kept from one search to the next.
  const [month] = useState(() => monthToGoBackTo(selectedDate, today))
  const { days } = readSearch(terms)
  const date = selectedDate ?? today
  const shared = {
    title: terms ? `“${terms}”` : 'Search all years',
    header: (
      <h2 className="ui-visually-hidden">
        {terms ? `Pictures for “${terms}”` : 'Search all years'}
      </h2>
    ),
    tools: (
      <>
        <BackLink month={month} />
        <SearchForm terms={terms} order={order} />
      </>
    ),
    selectedDate,
  }
  if (terms === '') {
    return (
      <MonthWall
        {...shared}
        month={month}
        today={today}
        belowTools={<Suggestions links={popularSearches} />}
        showsSlideshow={false}
      />
    )
  }
  if (days.length === 0) return <SearchResults {...shared} search={address} date={date} />
  return (
    <ArchiveLayout {...shared} date={date}>
      <div className="ui-empty-state">
        <p>Which day do you mean?</p>
        <Suggestions
          links={days.map((day) => {
            return { text: formatDate(day, 'long'), path: pathOf({ screen: 'day', date: day }) }
          })}
        />
      </div>
    </ArchiveLayout>
  )
}

/** The month that the visitor has come from, or the selected date's. */
function monthToGoBackTo(selectedDate: string | undefined, today: Day): Month {
  const previous = previousAddress()
  const previousMonth =
    previous?.screen === 'month' ? parseArchiveMonth(previous.month, today) : undefined
  return previousMonth ?? monthAround(selectedDate ?? today, today)
}

function BackLink({ month }: { month: Month }) {
  const name = formatMonth(month)
  return (
    <a
      className={`ui-quiet-button ${styles.back}`}
      href={pathOf({ screen: 'month', month })}
      title={`Back to ${name}`}
    >
      <ChevronLeft />
      <span className="ui-from-40rem">{name}</span>
    </a>
  )
}
