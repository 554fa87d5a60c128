import { Download, Search } from 'lucide'
import type { KeyboardEvent, RefObject } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { BookmarkKey } from '../../../bookmarks/bookmark-key.ts'
import styles from './SearchBar.module.css'
import type { ListParams } from './list-params.ts'
import { readSearchTexts } from './search-texts.ts'

interface SearchBarProps {
  params: ListParams
  /** What is searched. */
  keys: readonly BookmarkKey[]
  field: RefObject<HTMLInputElement | null>
  onChange: (params: ListParams) => void
}

/** The search field, and where the backup is far below, the way to it. */
export function SearchBar({ params, keys, field, onChange }: SearchBarProps) {
  const { query, order } = params

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
      <button
        type="button"
        className={`icon-button ${styles.backup}`}
        aria-label="Go to backup"
        title="Go to backup"
        onClick={goToBackup}
      >
        <Icon icon={Download} />
      </button>
    </search>
  )
}

/** A link would add an entry to the history. */
function goToBackup() {
  const backup = document.getElementById('backup')
  backup?.scrollIntoView()
  backup?.focus({ preventScroll: true })
}

/** Reads everything before the first key press. */
async function readAhead(keys: readonly BookmarkKey[]) {
  try {
    await readSearchTexts(keys)
  } catch {
    // The search reports it.
  }
}
