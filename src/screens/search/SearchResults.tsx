import { type ReactNode, useState } from 'react'
import { formatDay } from '../../apod/calendar.ts'
import { ArchiveLayout, ArchiveSlideshow, ArchiveNotice } from '../../archive/ArchiveLayout.tsx'
import { DayTile } from '../../archive/DayTile.tsx'
import { useSearchList } from '../../archive/nasa-list/search-list.ts'
import { type AddressOf, pathOf } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import { orders } from '../../navigation/orders.ts'
import { countOf } from '../../text/plain-text.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { useDocumentEvent } from '../../ui/hooks.ts'
import { useAnnouncement } from '../../ui/messages.ts'
import { Loading } from '../../ui/ScreenLayout.tsx'
import { Select, sortSelect } from '../../ui/Select.tsx'
import { WordsToTry } from './Suggestions.tsx'
import tile from '../../ui/Tile.module.css'
import styles from './SearchScreen.module.css'

interface SearchResultsProps {
  title: string
  header: ReactNode
  tools: ReactNode
  search: AddressOf<'search'>
  date: string
  selectedDate: string | undefined
}

export function SearchResults({ search, selectedDate, ...layout }: SearchResultsProps) {
  const { terms, order } = search
  const searchList = useSearchList(search)
  const { posts, listState, hasAllPages, total = 0, showMore } = searchList
  const isEmpty = posts.length === 0
  const hasFoundNothing = isEmpty && hasAllPages
  const isTitleSearch = order !== 'best'
  const pathTo = (other: typeof order) => pathOf({ screen: 'search', terms, order: other })
  const key = pathTo(order)
  /** The first result that Show more is loading. It takes the focus when it arrives, unless the visitor moves it. */
  const [focusTarget, setFocusTarget] = useState<{ key: string; index: number }>()
  useDocumentEvent('focusin', () => setFocusTarget(undefined))
  const awaitedIndex = focusTarget?.key === key ? focusTarget.index : undefined

  function requestMore() {
    setFocusTarget({ key, index: posts.length })
    showMore()
  }

  const count = posts.length.toLocaleString('en')
  const countSentence =
    total > posts.length
      ? `Showing ${count} of ${countOf(total, 'picture')}.`
      : `Showing ${countOf(posts.length, 'picture')}.`
  useAnnouncement(isEmpty ? '' : countSentence)
  return (
    <ArchiveLayout
      {...layout}
      belowTools={
        <div className={`ui-row ${styles.total}`}>
          {/* Another order may still find pictures. */}
          {!(hasFoundNothing && !isTitleSearch) && (
            <>
              <p className="ui-count">
                {total > 0 && countOf(total, isTitleSearch ? 'matching title' : 'picture')}
              </p>
              <Select
                {...sortSelect}
                value={order}
                options={orders.search}
                onChange={(chosen) => goTo(pathTo(chosen), { replace: true })}
              />
            </>
          )}
          <ArchiveSlideshow
            key={key}
            archiveList={searchList}
            showsYears={isTitleSearch}
            onFinalPicture={showMore}
          />
        </div>
      }
    >
      <ul role="list" className={`${tile.flush} ${tile.grid}`}>
        {posts.map((post, index) => (
          <li key={post.day}>
            <DayTile
              day={post.day}
              post={post}
              subtitle={formatDay(post.day, 'medium')}
              isSelected={post.day === selectedDate}
              takesFocus={index === awaitedIndex}
              sizes={`${breakpoints.phone} 50vw, 24rem`}
            />
          </li>
        ))}
      </ul>
      <div className={isEmpty ? 'ui-empty-state' : 'ui-stack'}>
        <ArchiveNotice
          archiveList={searchList}
          onRetry={requestMore}
          takesFocus={awaitedIndex !== undefined}
        />
        {hasFoundNothing && (
          <>
            <p role="alert">
              {isTitleSearch ? `No titles match “${terms}”.` : `No pictures found for “${terms}”.`}
            </p>
            <WordsToTry terms={terms} />
          </>
        )}
      </div>
      {isEmpty && listState.isFetching && !listState.error && <Loading />}
      {!isEmpty && !hasAllPages && !listState.error && (
        <button
          type="button"
          className={`ui-button ui-outlined ${styles.showMore}`}
          aria-disabled={listState.isFetching}
          onClick={listState.isFetching ? undefined : requestMore}
        >
          {listState.isFetching ? 'Loading...' : 'Show more'}
        </button>
      )}
      {!isEmpty && hasAllPages && (
        <p className={`ui-small-print ${styles.showMore}`}>That’s all of them.</p>
      )}
    </ArchiveLayout>
  )
}
