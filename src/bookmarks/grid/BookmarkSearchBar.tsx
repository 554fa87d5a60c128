import { Search } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { type BookmarkSearch, maxSearchLength } from '../../navigation/address.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Select } from '../../ui/Select.tsx'
import { keyNameOf } from '../../ui/shortcuts.ts'
import { bookmarkOrders } from './order.ts'
import styles from './BookmarksView.module.css'
import { updateSearch } from './bookmark-results.ts'

interface BookmarkSearchBarProps extends BookmarkSearch {
  setWords: (words: string) => void
  field: RefObject<HTMLInputElement | null>
  onFocus: () => void
  children: ReactNode
}

export function BookmarkSearchBar(props: BookmarkSearchBarProps) {
  const { words, setWords, order, field, onFocus, children } = props

  return (
    <>
      <search className={`ui-screen-only ui-search ${styles.searchBar}`}>
        <label className="ui-icon-button" htmlFor="bookmark-search">
          <Icon icon={Search} />
        </label>
        <input
          ref={field}
          id="bookmark-search"
          className="ui-field"
          type="search"
          aria-label="Search bookmarks"
          placeholder="Search bookmarks"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxSearchLength}
          value={words}
          onFocus={onFocus}
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
        {children}
      </search>
      <Select
        className="ui-screen-only ui-field"
        label="Sort"
        value={order}
        options={bookmarkOrders}
        choose={(chosen) => updateSearch({ words, order: chosen })}
      />
    </>
  )
}
