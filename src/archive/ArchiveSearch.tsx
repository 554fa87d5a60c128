import { Search } from 'lucide'
import { useRef } from 'react'
import { parseDay } from '../apod/day.ts'
import { typedWords } from '../apod/fold.ts'
import { parseMonth } from '../apod/month.ts'
import {
  dayPath,
  type FindAddress,
  foundPath,
  maxWordsLength,
  monthPath,
} from '../navigation/address.ts'
import { goTo } from '../navigation/history.ts'
import { useDraft, useFocusWhen } from '../ui/hooks.ts'
import { Icon } from '../ui/Icon.tsx'
import { useShortcut } from '../ui/shortcuts.ts'

interface ArchiveSearchProps {
  /** The search that the address names, if any; the order stays with new words. */
  find: FindAddress | undefined
}

/** The search field over all years. Nothing is asked while typing. */
export function ArchiveSearch({ find }: ArchiveSearchProps) {
  const { words = '', order } = find ?? {}
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useDraft(words)
  useFocusWhen(field, find?.words === '')
  useShortcut('/', () => field.current?.focus())
  const name = 'Search all years'
  return (
    <form
      className="ui-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = draft.trim()
        if (typed !== '' && typed !== words) search(typed, order)
        // Hides a phone's keyboard.
        if (typed !== '' && matchMedia('(pointer: coarse)').matches) field.current?.blur()
      }}
    >
      <button type="submit" className="ui-icon-button" title="Search">
        <Icon icon={Search} />
      </button>
      <input
        ref={field}
        className="ui-field"
        type="search"
        aria-label={name}
        placeholder={name}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxWordsLength}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
    </form>
  )
}

/** Shows what is found; `2010-05-17` leads to that day, and `2010-05` to that month. */
function search(words: string, order: FindAddress['order'] | undefined) {
  const date = typedWords(words)
  if (parseDay(date)) goTo(dayPath(date))
  else goTo(parseMonth(date) ? monthPath(date) : foundPath(words, order))
}
