import { Search } from 'lucide'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { BookmarkKey } from '../../../bookmarks/bookmark-key.ts'
import styles from './SearchBar.module.css'
import type { ListParams } from './list-params.ts'
import { isOrder, orders } from './order.ts'
import { readSearchTexts } from './search-texts.ts'

interface SearchBarProps {
  params: ListParams
  /** What is searched. */
  keys: readonly BookmarkKey[]
  field: RefObject<HTMLInputElement | null>
  onChange: (params: ListParams) => void
}

/** The search field and the sort order. */
export function SearchBar({ params, keys, field, onChange }: SearchBarProps) {
  const { query, order } = params
  const orderId = useId()

  function clearByEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !nativeEvent.isComposing) onChange({ query: '', order })
  }

  return (
    <search className={styles.search}>
      <div className={styles.field}>
        <Icon icon={Search} />
        <input
          ref={field}
          type="search"
          aria-label="Search bookmarks"
          placeholder="Search bookmarks"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onFocus={() => void readAhead(keys)}
          onKeyDown={clearByEscape}
          onChange={({ target }) => onChange({ query: target.value, order })}
        />
      </div>
      <label htmlFor={orderId}>Sort</label>
      <select
        id={orderId}
        value={order}
        onChange={({ target: { value } }) => {
          if (isOrder(value)) onChange({ query, order: value })
        }}
      >
        {Object.entries(orders).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </search>
  )
}

/** Reads everything before the first key press. */
async function readAhead(keys: readonly BookmarkKey[]) {
  try {
    await readSearchTexts(keys)
  } catch {
    // The search reports it.
  }
}
