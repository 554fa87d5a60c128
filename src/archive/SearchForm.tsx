import { Search } from 'lucide'
import { useRef } from 'react'
import { type AddressOf, pathOf } from '../navigation/address.ts'
import { maxSearchLength } from '../navigation/addresses.ts'
import { typedSearchPath } from '../navigation/typed-search-path.ts'
import { goTo } from '../navigation/history.ts'
import { useDraft, useFocusWhen } from '../ui/hooks.ts'
import { Icon } from '../ui/Icon.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import { askListAgain } from './nasa-list/nasa-list.ts'

interface SearchFormProps {
  /** The search in the address, if any; new words keep its order. */
  search: AddressOf<'search'> | undefined
}

/** The search field over all years. Nothing is asked while typing. */
export function SearchForm({ search }: SearchFormProps) {
  const { words = '', order } = search ?? {}
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useDraft(words)
  useFocusWhen(field, search?.words === '')
  useShortcut('/', () => field.current?.focus())
  const name = 'Search all years'
  return (
    <form
      className="ui-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = draft.trim()
        if (search && typed === words) askListAgain()
        // What has led to a month does not stay in the field, as if it filtered.
        else if (goTo(typedSearchPath(typed, order))) setDraft(words)
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
        maxLength={maxSearchLength}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
    </form>
  )
}

const suggestions =
  'Aurora, Andromeda, Black hole, Comet, Eclipse, Hubble, Mars, Milky Way, Moon, Nebula, Saturn, Webb'

export function SuggestedSearches() {
  return (
    <ul role="list" className="ui-row">
      {suggestions.split(', ').map((words) => (
        <li key={words}>
          <a className="ui-quiet-button ui-outlined" href={pathOf({ screen: 'search', words })}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  )
}
