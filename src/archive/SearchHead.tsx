import { ChevronLeft } from 'lucide'
import { countOf } from '../bookmarks/bookmark.ts'
import { type OrderOf, orders } from '../navigation/address.ts'
import { pathOf } from '../navigation/path-of.ts'
import { goTo } from '../navigation/history.ts'
import { Icon } from '../ui/Icon.tsx'
import { Select } from '../ui/Select.tsx'
import { useSearchResults } from './nasa-list/use-nasa-list.ts'
import styles from './SearchResults.module.css'
import { orderOptions, type WallOfDays } from './walls.ts'

export interface SearchHeadProps {
  words: string
  order: OrderOf<'search'>
  /** The wall that the link back leads to. */
  wall: WallOfDays
}

/** A link back to a wall, what was searched for, if anything, how many pictures there are, and their order. */
export function SearchHead({ words, order, wall }: SearchHeadProps) {
  const { total = 0, isNothingFound } = useSearchResults(words, order)
  return (
    <>
      <a className="ui-quiet-button ui-outdented" href={wall.path} title={`Back to ${wall.name}`}>
        <Icon icon={ChevronLeft} />
        <span className="ui-from-60rem">{wall.name}</span>
      </a>
      <h2>
        {words && <span className="ui-from-60rem">Pictures for </span>}
        <span>{words ? `“${words}”` : 'Search all years'}</span>
        {words && (
          <span className={`ui-small-print ${styles.total}`}>
            {total > 0 || isNothingFound ? ` ${countOf(total, 'picture')}` : ' '}
          </span>
        )}
      </h2>
      {words && !isNothingFound && (
        <Select
          className="ui-screen-only ui-field"
          label="Sort"
          value={order}
          options={orderOptions(orders.search)}
          onChange={(chosen, isByKey) =>
            goTo(pathOf({ screen: 'search', words, order: chosen }), { replaces: isByKey })
          }
        />
      )}
    </>
  )
}
