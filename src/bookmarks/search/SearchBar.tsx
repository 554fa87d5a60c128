import { ChevronDown, Search } from 'lucide'
import { type ReactNode, type RefObject, useId } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './SearchBar.module.css'
import { type BookmarkSearch, maxQueryLength, orders } from '../../navigation/address.ts'
import { orderNames } from './order.ts'
import { changeSearch } from './use-shown-list.ts'

interface SearchBarProps extends BookmarkSearch {
  field: RefObject<HTMLInputElement | null>
  onFocus: () => void
  /** Stands beside the search field. */
  children: ReactNode
}

/** The search field and the sort order. */
export function SearchBar({ query, order, field, onFocus, children }: SearchBarProps) {
  const sortId = useId()
  return (
    <>
      <search className={`screen-only search ${styles.search}`}>
        <span className={`icon-button ${styles.sign}`}>
          <Icon icon={Search} />
        </span>
        <input
          ref={field}
          className="field"
          type="search"
          aria-label="Search bookmarks"
          placeholder="Search bookmarks"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={query}
          onFocus={onFocus}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing) changeSearch({ query: '', order })
          }}
          onChange={({ target }) => changeSearch({ query: target.value, order })}
        />
        {children}
      </search>
      <div className={`screen-only ${styles.sort}`}>
        {/* Its options say what it is. */}
        <label className="visually-hidden" htmlFor={sortId}>
          Sort
        </label>
        <select
          id={sortId}
          className="field"
          value={order}
          onChange={({ target: { selectedIndex } }) =>
            changeSearch({ query, order: orders[selectedIndex] ?? order })
          }
        >
          {orders.map((each) => (
            <option key={each} value={each}>
              {orderNames[each]}
            </option>
          ))}
        </select>
        <span className={`icon-button ${styles.sign}`}>
          <Icon icon={ChevronDown} />
        </span>
      </div>
    </>
  )
}
