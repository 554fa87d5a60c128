import { Search } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { earliestDay } from '../../../apod/calendar.ts'
import type { Day } from '../../../apod/day.ts'
import { maxQueryLength } from '../../../navigation/address.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './ArchiveSearch.module.css'

interface ArchiveSearchProps {
  /** What was searched for; the field follows it. Empty on a month's wall. */
  words: string
  today: Day
  /** The visitor has asked for the field by its key. */
  isWanted: boolean
  onFocus: () => void
  onSearch: (words: string) => void
}

/** The search field over all years. Nothing is asked while typing. */
export function ArchiveSearch({ words, today, isWanted, onFocus, onSearch }: ArchiveSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState({ words, typed: words })
  if (draft.words !== words) setDraft({ words, typed: words })
  useEffect(() => {
    if (isWanted) field.current?.focus()
  }, [isWanted])
  const years = Number(today.slice(0, 4)) - Number(earliestDay.slice(0, 4))
  const name = `Search ${years} years of pictures`
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const typed = draft.typed.trim()
          if (typed !== '' && typed !== words) onSearch(typed)
        }}
      >
        <button type="submit" className="icon-button" aria-label="Search">
          <Icon icon={Search} />
        </button>
        <input
          ref={field}
          className="field"
          type="search"
          aria-label={name}
          placeholder={name}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxQueryLength}
          value={draft.typed}
          onFocus={onFocus}
          onChange={({ target }) => setDraft({ words, typed: target.value })}
        />
      </form>
    </search>
  )
}
