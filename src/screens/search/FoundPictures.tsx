import { useState } from 'react'
import { formatDay } from '../../apod/calendar.ts'
import { ArchiveNotice } from '../../archive/ArchiveNotice.tsx'
import { DayTile } from '../../archive/DayTile.tsx'
import type { SearchList } from '../../archive/nasa-list/search-list.ts'
import { countOf } from '../../text/plain-text.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { useDocumentEvent } from '../../ui/hooks.ts'
import { Loading } from '../../ui/Loading.tsx'
import { useAnnouncement } from '../../ui/messages.ts'
import tile from '../../ui/Tile.module.css'
import styles from './SearchScreen.module.css'

interface FoundPicturesProps {
  searchList: SearchList
  selectedDate: string | undefined
}

export function FoundPictures({ searchList, selectedDate }: FoundPicturesProps) {
  const { posts, list, isEnd, total = 0, showMore } = searchList
  const isEmpty = posts.length === 0
  /** The first picture of the page that Show more loads; it gets the focus, unless the visitor moves that. */
  const [awaitedIndex, setAwaitedIndex] = useState<number>()
  useDocumentEvent('focusin', () => setAwaitedIndex(undefined))

  function askForMore() {
    setAwaitedIndex(posts.length)
    showMore()
  }

  const isPart = total > posts.length
  const shown = isPart
    ? `${posts.length.toLocaleString('en')} of ${countOf(total, 'picture')} are shown.`
    : `${countOf(posts.length, 'picture is', 'pictures are')} shown.`
  useAnnouncement(isEmpty ? '' : shown)
  return (
    <>
      <ul role="list" className={`${tile.cloth} ${tile.grid}`}>
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
          onRetryList={askForMore}
          takesFocus={awaitedIndex !== undefined}
        />
      </div>
      {isEmpty && list.isFetching && !list.error && <Loading />}
      {!isEmpty && !isEnd && !list.error && (
        <button
          type="button"
          className={`ui-button ui-outlined ${styles.showMore}`}
          aria-disabled={list.isFetching}
          onClick={list.isFetching ? undefined : askForMore}
        >
          {list.isFetching ? 'Loading...' : 'Show more'}
        </button>
      )}
      {isEnd && <p className={`ui-small-print ${styles.showMore}`}>These are all of them.</p>}
    </>
  )
}
