import { useRef } from 'react'
import { pathOf } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import { maxSearchLength } from '../../navigation/routes.ts'
import { useDraft, useFocusWhen } from '../../ui/hooks.ts'
import { SearchField } from '../../ui/SearchField.tsx'

interface SearchFormProps {
  /** The terms in the address of a search, which may be empty. Undefined on other screens. */
  terms?: string
}

export function SearchForm({ terms }: SearchFormProps) {
  const fieldRef = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useDraft(terms ?? '')
  useFocusWhen(fieldRef, terms === '')

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
      fieldRef={fieldRef}
      onChange={setDraft}
      onSubmit={handleSubmit}
    />
  )
}
