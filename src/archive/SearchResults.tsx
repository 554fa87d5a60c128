import { useState } from 'react'
import tile from '../entry/Tile.module.css'
import { FailureNotice } from '../service/FailureNotice.tsx'
import { useDocumentEvent } from '../ui/hooks.ts'
import { Loading, useAnnouncement } from '../ui/messages.tsx'
import { PlainList } from '../ui/PlainList.tsx'
import { windows } from '../ui/windows.ts'
import { DayTile } from './DayTile.tsx'
import { useSearchResults } from './nasa-list/use-nasa-list.ts'
import type { SearchHeadProps } from './SearchHead.tsx'
import styles from './SearchResults.module.css'
import { SuggestedSearches } from './SuggestedSearches.tsx'

interface SearchResultsProps extends SearchHeadProps {
  selectedDate: string | undefined
}

/** What a search of the archive found, page by page. */
export function SearchResults({ words, order, wall, selectedDate }: SearchResultsProps) {
  const results = useSearchResults(words, order)
  const { listedDays, status, error, isTryingAgain, isEnd, isNothingFound, showMore } = results
  const isEmpty = listedDays.length === 0
  /** The place of the first picture that a press has asked for; undefined once the focus has gone on. */
  const [awaited, setAwaited] = useState<number>()
  useDocumentEvent('focusin', () => setAwaited(undefined))

  function askForMore() {
    setAwaited(listedDays.length)
    showMore()
  }

  useAnnouncement(isEmpty ? '' : `${listedDays.length} pictures are shown.`)
  const isLoading = status === 'loading'
  const more = !isEnd && status !== 'failed' && !(isEmpty && isLoading) && (
    <button
      type="button"
      className={`ui-button ui-outlined ${styles.showMore}`}
      aria-disabled={isLoading}
      onClick={isLoading ? undefined : askForMore}
    >
      {isLoading ? 'Loading…' : 'Show more'}
    </button>
  )
  return (
    <>
      <PlainList className={`${tile.grid} ${styles.results}`}>
        {listedDays.map((listed, index) => (
          <li key={listed.day}>
            <DayTile
              listed={listed}
              subtitle={listed.day}
              isSelected={listed.day === selectedDate}
              takesFocus={index === awaited}
              sizes={`${windows.phone} 50vw, 24rem`}
            />
          </li>
        ))}
      </PlainList>
      {status === 'failed' && (
        <div className={isEmpty ? 'ui-empty-state' : 'ui-stack'}>
          <FailureNotice
            error={error}
            isTryingAgain={isTryingAgain}
            onTryAgain={askForMore}
            takesFocus={awaited !== undefined}
          />
        </div>
      )}
      {isEmpty && isLoading && <Loading />}
      {isNothingFound && (
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
      {more}
      {!isEmpty && isEnd && (
        <p className={`ui-small-print ${styles.showMore}`}>These are all of them.</p>
      )}
    </>
  )
}
