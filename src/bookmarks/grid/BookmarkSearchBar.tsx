import { Search } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { maxSearchLength, type OrderOf, orders } from '../../navigation/addresses.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Select } from '../../ui/Select.tsx'
import { keyNameOf } from '../../ui/shortcuts.ts'
import { type BookmarkResults, updateSearch } from './bookmark-results.ts'
import styles from './BookmarksView.module.css'

interface BookmarkSearchBarProps {
  results: BookmarkResults
  fieldRef: RefObject<HTMLInputElement | null>
  /** Stands beside the order. */
  children: ReactNode
}

const bookmarkOrderLabels: Record<OrderOf<'bookmarks'>, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  date: 'By date',
}

export function BookmarkSearchBar({ results, fieldRef, children }: BookmarkSearchBarProps) {
  const { words, setWords, order } = results
  return (
    <>
      <Select
        className="ui-screen-only ui-field"
        label="Sort"
        value={order}
        options={orders.bookmarks.map((value) => ({ value, label: bookmarkOrderLabels[value] }))}
        onChange={(chosen) => updateSearch({ words, order: chosen })}
      />
      {children}
      <search className={`ui-screen-only ui-search ${styles.search}`}>
        <label className="ui-icon-button" htmlFor="bookmark-search">
          <Icon icon={Search} />
        </label>
        <input
          ref={fieldRef}
          id="bookmark-search"
          className="ui-field"
          type="search"
          aria-label="Search bookmarks"
          placeholder="Search bookmarks"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxSearchLength}
          value={words}
          // A press outside of the field may open a bookmark: its address is to have the search.
          onBlur={() => updateSearch({ words, order })}
          enterKeyHint="search"
          onKeyDown={({ nativeEvent, currentTarget }) => {
            const key = keyNameOf(nativeEvent)
            if (key === 'Escape') setWords('')
            // Hides a phone's keyboard.
            if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) currentTarget.blur()
          }}
          onChange={({ target }) => setWords(target.value)}
        />
      </search>
    </>
  )
}
