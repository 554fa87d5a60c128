import { useState } from 'react'
import { missingPicturesSentence } from '../../archive/ArchiveLayout.tsx'
import { DayTile } from '../../archive/DayTile.tsx'
import { retryList } from '../../archive/nasa-list/nasa-list.ts'
import type { SearchList } from '../../archive/nasa-list/search-list.ts'
import { pathOf } from '../../navigation/address.ts'
import type { OrderOf } from '../../navigation/orders.ts'
import { countOf } from '../../text/plain-text.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { useDocumentEvent } from '../../ui/hooks.ts'
import { Loading } from '../../ui/Loading.tsx'
import { useAnnouncement } from '../../ui/messages.ts'
import tile from '../../ui/Tile.module.css'
import styles from './SearchScreen.module.css'

interface SearchResultsProps {
  words: string
  order: OrderOf<'search'>
  results: SearchList
  selectedDate: string | undefined
}

export function SearchResults(props: SearchResultsProps) {
  const { words, order, results, selectedDate } = props
  const { posts, list, details, isEnd, showMore } = results
  const failed = [list, details].find(({ error }) => error)
  const isEmpty = posts.length === 0
  /** The first picture of the page that Show more loads; it gets the focus, unless the visitor moves that. */
  const [awaitedIndex, setAwaitedIndex] = useState<number>()
  useDocumentEvent('focusin', () => setAwaitedIndex(undefined))

  function askForMore() {
    setAwaitedIndex(posts.length)
    showMore()
  }

  useAnnouncement(isEmpty ? '' : `${countOf(posts.length, 'picture is', 'pictures are')} shown.`)
  const isLoading = list.isFetching
  return (
    <>
      <ul role="list" className={tile.grid}>
        {posts.map((post, index) => (
          <li key={post.day}>
            <DayTile
              day={post.day}
              post={post}
              subtitle={post.day}
              isSelected={post.day === selectedDate}
              takesFocus={index === awaitedIndex}
              sizes={`${breakpoints.phone} 50vw, 24rem`}
            />
          </li>
        ))}
      </ul>
      {failed && (
        <div className={isEmpty ? 'ui-empty-state' : 'ui-stack'}>
          <FailureNotice
            sentence={list.error ? 'NASA’s list can’t be reached.' : missingPicturesSentence}
            isTryingAgain={failed.isFetching}
            onTryAgain={list.error ? askForMore : retryList}
            takesFocus={list.error !== null && awaitedIndex !== undefined}
          />
        </div>
      )}
      {isEmpty && isLoading && <Loading />}
      {isEmpty && isEnd && (
        <div className="ui-empty-state">
          <p role="alert">{`No pictures found for “${words}”${whereSearched(order)}.`}</p>
          <SuggestedSearches label="Try a single word, or" />
        </div>
      )}
      {!isEnd && !list.error && !(isEmpty && isLoading) && (
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
        <p className={`ui-small-print ${styles.showMore}`}>
          {`These are all of them${whereSearched(order)}.`}
        </p>
      )}
    </>
  )
}

/** Only the order ‘best’ searches whole texts. */
export function whereSearched(order: OrderOf<'search'>) {
  return order === 'best' ? '' : ' in titles'
}

const suggestions = 'Aurora, Comet, Eclipse, Mars, Nebula, Webb'

export function SuggestedSearches({ label }: { label: string }) {
  return (
    <div>
      <p>{label}</p>
      <ul role="list" className={`ui-row ui-outdented ${styles.suggestions}`}>
        {suggestions.split(', ').map((words) => (
          <li key={words}>
            <a className="ui-quiet-button" href={pathOf({ screen: 'search', words })}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
