import { ChevronLeft } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { Day } from '../../apod/day.ts'
import { formatMonth, monthAround, parseArchiveMonth } from '../../apod/month.ts'
import { ArchiveLayout, ArchiveSlideshow } from '../../archive/ArchiveLayout.tsx'
import { useSearchList } from '../../archive/nasa-list/search-list.ts'
import { SearchForm } from '../../archive/SearchForm.tsx'
import { pathOf } from '../../navigation/address.ts'
import { addressBelow, goTo } from '../../navigation/history.ts'
import { orders } from '../../navigation/orders.ts'
import { countOf } from '../../text/plain-text.ts'
import { Select, sortSelect } from '../../ui/Select.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { whereSearched, SearchResults, SuggestedSearches } from './SearchResults.tsx'
import styles from './SearchScreen.module.css'

export function SearchScreen({ address, today, selectedDate }: ScreenProps<'search'>) {
  const { words, order } = address
  const results = useSearchList(address)
  // Kept from one search to the next.
  const [wall] = useState(() => wallToGoBackTo(selectedDate, today))
  const shared = { words, order, results }
  const key = pathOf({ screen: 'search', words, order })
  return (
    <ArchiveLayout
      date={selectedDate ?? today}
      title={words ? `“${words}”` : 'Search all years'}
      head={
        <h2 className="ui-visually-hidden">
          {words ? `Pictures for “${words}”` : 'Search all years'}
        </h2>
      }
      tools={
        <>
          <a
            className="ui-quiet-button ui-outdented"
            href={wall.path}
            title={`Back to ${wall.name}`}
          >
            <ChevronLeft />
            <span className="ui-from-40rem">{wall.name}</span>
          </a>
          <SearchForm words={words} order={order} />
          <ArchiveSlideshow
            key={key}
            archiveList={results}
            showsYears={order !== 'best'}
            onLastPicture={results.showMore}
          />
        </>
      }
      belowTools={words && <TotalAndOrder {...shared} />}
    >
      {words ? (
        <SearchResults key={key} {...shared} selectedDate={selectedDate} />
      ) : (
        <div className="ui-empty-state">
          <SuggestedSearches label="Try" />
        </div>
      )}
    </ArchiveLayout>
  )
}

type TotalAndOrderProps = Omit<ComponentProps<typeof SearchResults>, 'selectedDate'>

function TotalAndOrder({ words, order, results: { total = 0 } }: TotalAndOrderProps) {
  return (
    <div className={`ui-row ${styles.total}`}>
      <p className="ui-small-print">
        {total > 0 && countOf(total, 'picture') + whereSearched(order)}
      </p>
      <Select
        {...sortSelect}
        value={order}
        options={orders.search}
        onChange={(chosen) =>
          goTo(pathOf({ screen: 'search', words, order: chosen }), { isReplacing: true })
        }
      />
    </div>
  )
}

/** The month that the visitor has come from, or the selected date's. */
function wallToGoBackTo(selectedDate: string | undefined, today: Day) {
  const below = addressBelow()
  const monthBelow = below?.screen === 'month' ? parseArchiveMonth(below.month, today) : undefined
  const month = monthBelow ?? monthAround(selectedDate ?? today, today)
  return { name: formatMonth(month), path: pathOf({ screen: 'month', month }) }
}
