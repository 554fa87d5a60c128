import { ChevronLeft } from 'lucide'
import { useState } from 'react'
import { countOf } from '../text/plain-text.ts'
import tile from '../entry/Tile.module.css'
import { useBookmarks } from '../bookmarks/bookmark-store.ts'
import { pathOf } from '../navigation/address.ts'
import { type OrderOf, orders } from '../navigation/addresses.ts'
import { useScreen } from '../navigation/screen-memory.ts'
import { FailureNotice } from '../service/FailureNotice.tsx'
import { useDocumentEvent } from '../ui/hooks.ts'
import { Icon } from '../ui/Icon.tsx'
import { Loading } from '../ui/Loading.tsx'
import { useAnnouncement } from '../ui/messages.ts'
import { windows } from '../ui/windows.ts'
import { DayTile } from './DayTile.tsx'
import type { SearchList } from './nasa-list/search-list.ts'
import { SuggestedSearches } from './SearchForm.tsx'
import styles from './SearchResults.module.css'
import { PathSelect } from './Wall.tsx'
import { orderSelectOf, type WallOfDays } from './walls.ts'

interface SearchProps {
  words: string
  order: OrderOf<'search'>
  /** The wall that the link back leads to. */
  wall: WallOfDays
  results: SearchList
}

interface SearchResultsProps extends SearchProps {
  selectedDate: string | undefined
}

/** The results of a search of the archive, page by page. */
export function SearchResults(props: SearchResultsProps) {
  const { words, order, wall, results, selectedDate } = props
  const { posts, status, error, isTryingAgain, isEnd, isWithoutResults, showMore } = results
  const { byKey } = useBookmarks()
  const pressedLink = useScreen('pressedLink')
  const isEmpty = posts.length === 0
  /** The index of the first picture that a press has asked for; undefined once anything has the focus. */
  const [awaitedIndex, setAwaitedIndex] = useState<number>()
  useDocumentEvent('focusin', () => setAwaitedIndex(undefined))

  function askForMore() {
    setAwaitedIndex(posts.length)
    showMore()
  }

  useAnnouncement(isEmpty ? '' : `${posts.length} pictures are shown.`)
  const isLoading = status === 'loading'
  if (!words)
    return (
      <div className="ui-empty-state">
        <p>Try</p>
        <SuggestedSearches />
      </div>
    )
  return (
    <>
      <ul role="list" className={`${tile.grid} ${styles.results}`}>
        {posts.map((post, index) => {
          const { day } = post
          const path = pathOf({ screen: 'day', date: day })
          return (
            <li key={day}>
              <DayTile
                post={post}
                path={path}
                subtitle={day}
                isSelected={day === selectedDate}
                isBookmarked={byKey.has(day)}
                takesFocus={index === awaitedIndex || path === pressedLink}
                sizes={`${windows.phone} 50vw, 24rem`}
              />
            </li>
          )
        })}
      </ul>
      {status === 'failed' && (
        <div className={isEmpty ? 'ui-empty-state' : 'ui-stack'}>
          <FailureNotice
            error={error}
            isTryingAgain={isTryingAgain}
            onTryAgain={askForMore}
            takesFocus={awaitedIndex !== undefined}
          />
        </div>
      )}
      {isEmpty && isLoading && <Loading />}
      {isWithoutResults && (
        <div className="ui-empty-state">
          <p role="alert">
            {`No pictures found for “${words}”${order === 'best' ? '' : ' in titles'}.`}
          </p>
          <p>Try a single word.</p>
          <a className="ui-button" href={wall.path}>
            {`Back to ${wall.name}`}
          </a>
          <p>Or try</p>
          <SuggestedSearches />
        </div>
      )}
      {!isEnd && status !== 'failed' && !(isEmpty && isLoading) && (
        <button
          type="button"
          className={`ui-button ui-outlined ${styles.showMore}`}
          aria-disabled={isLoading}
          onClick={isLoading ? undefined : askForMore}
        >
          {isLoading ? 'Loading...' : 'Show more'}
        </button>
      )}
      {!isEmpty && isEnd && (
        <p className={`ui-small-print ${styles.showMore}`}>These are all of them.</p>
      )}
    </>
  )
}

/** A link back to a wall, what was searched for, if anything, how many pictures there are, and their order. */
export function SearchHead({ words, order, wall, results }: SearchProps) {
  const { total = 0, isWithoutResults } = results
  const pathTo = (each: typeof order) => pathOf({ screen: 'search', words, order: each })
  return (
    <>
      <a className="ui-quiet-button ui-outdented" href={wall.path} title={`Back to ${wall.name}`}>
        <Icon icon={ChevronLeft} />
        <span className="ui-from-40rem">{wall.name}</span>
      </a>
      {words ? (
        <h2>
          <span className="ui-visually-hidden">Pictures for </span>
          <span>{`“${words}”`}</span>
          <span className={`ui-small-print ${styles.total}`}>
            {total > 0 && countOf(total, 'picture')}
          </span>
        </h2>
      ) : (
        <h2>Search all years</h2>
      )}
      {words && !isWithoutResults && (
        <PathSelect {...orderSelectOf(orders.search, order, pathTo)} />
      )}
    </>
  )
}
