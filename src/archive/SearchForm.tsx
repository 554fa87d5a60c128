import { Search } from 'lucide-react'
import { useRef } from 'react'
import { pathOf } from '../navigation/address.ts'
import { goTo } from '../navigation/history.ts'
import type { OrderOf } from '../navigation/orders.ts'
import { maxSearchLength } from '../navigation/routes.ts'
import { useDraft, useFocusWhen } from '../ui/hooks.ts'
import { useShortcut } from '../ui/shortcuts.ts'
import { refetchFailedLists } from './nasa-list/nasa-list.ts'

interface SearchFormProps {
  /** The terms in the address; undefined on a wall. */
  terms?: string
  order?: OrderOf<'search'>
}

export function SearchForm({ terms, order = 'best' }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useDraft(terms ?? '')
  useFocusWhen(field, terms === '')
  useShortcut('/', () => field.current?.focus())
  const name = 'Search all years'
  return (
    <form
      className="ui-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = draft.trim()
        if (typed === terms) refetchFailedLists()
        else goTo(pathOf({ screen: 'search', terms: typed, order }))
        // From wall to wall this form stays mounted, so it is emptied here.
        setDraft(terms ?? '')
        // Hides a phone's keyboard. `main` takes the focus, or else the next screen's field would.
        if (typed !== '' && matchMedia('(pointer: coarse)').matches)
          document.querySelector('main')?.focus({ preventScroll: true })
      }}
    >
      <button type="submit" className="ui-icon-button" title="Search">
        <Search />
      </button>
      <input
        ref={field}
        id="search"
        className="ui-field"
        type="search"
        dir="auto"
        aria-label={name}
        placeholder={terms === undefined ? name : 'Words or a date'}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxSearchLength}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
    </form>
  )
}
