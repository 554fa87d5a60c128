import { useBookmarks } from '../../bookmarks/stored-bookmarks.ts'
import { formatCount } from '../../text/plain-text.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListEnd } from '../../ui/ListEnd.tsx'
import { useAnnouncement } from '../../ui/messages.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { DayTile } from '../browse/DayTile.tsx'
import { useSearchPosts } from '../browse/nasa-list/use-search-posts.ts'
import { PostSlideshow } from '../browse/PostSlideshow.tsx'
import { PostsNotice } from '../browse/PostsNotice.tsx'
import { SearchForm } from '../browse/SearchForm.tsx'
import { Suggestions } from './Suggestions.tsx'
import tile from '../../ui/Tile.module.css'

type SearchPosts = ReturnType<typeof useSearchPosts>

export function SearchResults({ terms }: { terms: string }) {
  const result = useSearchPosts(terms)
  const { bookmarks } = useBookmarks()
  const { posts, isListError, isFetchingPage, hasAllPages, fetchMore } = result
  const isEmpty = posts.length === 0
  const hasFoundNothing = isEmpty && hasAllPages
  const willLoadMore = !hasAllPages && !isListError
  const isWaiting = isEmpty && willLoadMore
  const count = isWaiting ? 'Loading...' : countSentence(terms, result)
  useAnnouncement(count)
  return (
    <ScreenLayout
      title={`“${terms}”`}
      header={
        <>
          <h2 className="ui-visually-hidden">{`Pictures for “${terms}”`}</h2>
          {count && (
            <p
              className={`ui-count ${isWaiting ? 'ui-delayed' : ''}`}
              style={{ flexBasis: 'min(100%, 15rem)' }}
            >
              {count}
            </p>
          )}
          <SearchForm terms={terms} />
          <PostSlideshow key={terms} result={result} />
        </>
      }
    >
      {!isEmpty && (
        <ul role="list" className={`${tile.flush} ${tile.grid}`}>
          {posts.map((post) => (
            <li key={post.date}>
              <DayTile day={post.date} post={post} isBookmarked={bookmarks.has(post.date)} />
            </li>
          ))}
        </ul>
      )}
      {isEmpty && !isWaiting && (
        <EmptyState>
          {hasFoundNothing && <p role="alert">{`No pictures found for “${terms}”.`}</p>}
          {hasFoundNothing && <Suggestions terms={terms} />}
          <PostsNotice result={result} />
        </EmptyState>
      )}
      {!isEmpty && <PostsNotice result={result} />}
      {!isEmpty && (
        <div className="ui-small-print" style={{ margin: 'var(--space-4) auto' }}>
          {hasAllPages && <p>That’s all of them.</p>}
          {willLoadMore && <p className="ui-no-print">Loading...</p>}
          {!hasAllPages && (
            <p className="ui-print-only">{`The first ${posts.length} are printed.`}</p>
          )}
        </div>
      )}
      {willLoadMore && !isFetchingPage && <ListEnd onReached={fetchMore} />}
    </ScreenLayout>
  )
}

/** Until all are loaded, NASA's count, which may be higher, because a day may have two posts. */
function countSentence(terms: string, { posts, hasAllPages, total }: SearchPosts) {
  if (posts.length === 0) return ''
  const count = hasAllPages || !total ? posts.length : total
  return `${formatCount(count, 'picture')} for ${terms}`
}
