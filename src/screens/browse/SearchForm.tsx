import { pathOf } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import { maxSearchLength } from '../../navigation/routes.ts'
import { takeFocus } from '../../ui/focus.ts'
import { useDraft } from '../../ui/hooks.ts'
import { SearchField } from '../../ui/SearchField.tsx'

interface SearchFormProps {
  /** The terms in the address of a search, which may be empty. Undefined on other screens. */
  terms?: string
}

export function SearchForm({ terms }: SearchFormProps) {
  const [draft, setDraft] = useDraft(terms ?? '')

  function handleSubmit() {
    if (!goTo(pathOf({ screen: 'search', terms: draft.trim() }))) return
    // A date may lead to another wall, where this form stays. After a search, the new address sets the draft.
    setDraft(terms ?? '')
  }

  return (
    <SearchField
      id="search"
      label="Search all years"
      placeholder={terms === undefined ? undefined : 'Words or a date'}
      value={draft}
      maxLength={maxSearchLength}
      fieldRef={terms === '' ? takeFocus : undefined}
      onChange={setDraft}
      onSubmit={handleSubmit}
    />
  )
}
