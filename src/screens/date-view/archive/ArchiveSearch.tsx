import { Search } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { archiveYears } from '../../../apod/calendar.ts'
import { type Day, parseDay } from '../../../apod/day.ts'
import { parseMonth } from '../../../apod/month.ts'
import { dayPath, foundPath, maxQueryLength, monthPath } from '../../../navigation/address.ts'
import { goTo, rememberHere } from '../../../navigation/history.ts'
import { useHistoryState } from '../../../navigation/use-location.ts'
import { Icon } from '../../../ui/Icon.tsx'

interface ArchiveSearchProps {
  /** What was searched for; the field follows it. Empty on a month's wall. */
  words: string
  today: Day
}

/** The search field over all years. Nothing is asked while typing. */
export function ArchiveSearch({ words, today }: ArchiveSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState({ words, typed: words })
  if (draft.words !== words) setDraft({ words, typed: words })
  const isWanted = useHistoryState(({ isSearchWanted = false }) => isSearchWanted)
  useEffect(() => {
    if (isWanted) field.current?.focus()
  }, [isWanted])
  const name = `Search ${archiveYears(today).length - 1} years of pictures`
  return (
    <form
      className="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = draft.typed.trim()
        if (typed !== '' && typed !== words) search(typed)
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
        onFocus={() => rememberHere({ isSearchWanted: false })}
        onChange={({ target }) => setDraft({ words, typed: target.value })}
      />
    </form>
  )
}

/** A day or a month, typed as addresses have it, leads there. */
function search(words: string) {
  if (parseDay(words)) goTo(dayPath(words))
  else goTo(parseMonth(words) ? monthPath(words) : foundPath(words))
}
