import { ChevronDown, Search } from 'lucide'
import { type ReactNode, type RefObject, useId } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './SearchBar.module.css'
import { type ListParams, maxQueryLength, orders } from '../../../navigation/address.ts'
import { orderNames } from './order.ts'

interface SearchBarProps {
  params: ListParams
  field: RefObject<HTMLInputElement | null>
  onFocus: () => void
  onChange: (params: ListParams) => void
  /** Stands beside the search field. */
  children: ReactNode
}

/** The search field and the sort order. */
export function SearchBar({ params, field, onFocus, onChange, children }: SearchBarProps) {
  const { query, order } = params
  const sortId = useId()
  return (
    <>
      <search className={`screen-only ${styles.search}`}>
        <span className={styles.icon}>
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
            if (key === 'Escape' && !nativeEvent.isComposing) onChange({ query: '', order })
          }}
          onChange={({ target }) => onChange({ query: target.value, order })}
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
            onChange({ query, order: orders[selectedIndex] ?? order })
          }
        >
          {orders.map((each) => (
            <option key={each} value={each}>
              {orderNames[each]}
            </option>
          ))}
        </select>
        <span className={styles.icon}>
          <Icon icon={ChevronDown} />
        </span>
      </div>
    </>
  )
}
