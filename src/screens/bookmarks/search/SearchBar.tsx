import { Search } from 'lucide'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { BookmarkKey } from '../../../bookmarks/bookmark-key.ts'
import styles from './SearchBar.module.css'
import type { ListChoice } from './list-params.ts'
import { isOrder, orders } from './order.ts'
import { readSearchTexts } from './search-texts.ts'

interface FindProps {
  choice: ListChoice
  /** What is searched. */
  keys: readonly BookmarkKey[]
  field: RefObject<HTMLInputElement | null>
  onChoose: (choice: ListChoice) => void
}

/** Asks for words to find, and for the order. */
export function Find({ choice, keys, field, onChoose }: FindProps) {
  const { query, order } = choice
  const orderId = useId()

  function clearByEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !nativeEvent.isComposing) onChoose({ query: '', order })
  }

  return (
    <search className={styles.find}>
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
          onChange={({ target }) => onChoose({ query: target.value, order })}
        />
      </div>
      <label htmlFor={orderId}>Order</label>
      <select
        id={orderId}
        value={order}
        onChange={({ target: { value } }) => {
          if (isOrder(value)) onChoose({ query, order: value })
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

/** So that the first key finds everything read. */
async function readAhead(keys: readonly BookmarkKey[]) {
  try {
    await readSearchTexts(keys)
  } catch {
    // The search itself meets it, and says so.
  }
}
