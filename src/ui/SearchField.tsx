import { Search } from 'lucide-react'
import type { RefCallback } from 'react'
import { focusNext } from './focus.ts'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  id: string
  label: string
  placeholder?: string | undefined
  value: string
  maxLength: number
  fieldRef?: RefCallback<HTMLInputElement> | undefined
  onChange: (typed: string) => void
  onSubmit: () => void
  onBlur?: () => void
}

export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, fieldRef, onChange, onSubmit, ...rest } = props
  return (
    <form
      className={`ui-no-print ${styles.search}`}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
        if (value.trim() === '') focusNext(rest.id)
        // Hides a phone's keyboard, and keeps the next screen's field from getting the focus.
        else if (matchMedia('(pointer: coarse)').matches) focusNext()
      }}
    >
      <input
        {...rest}
        ref={fieldRef}
        value={value}
        className="ui-field"
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => onChange(target.value)}
        // As browsers do, except Firefox.
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) onChange('')
        }}
      />
      <button type="submit" className="ui-icon-button" title="Search">
        <Search />
      </button>
    </form>
  )
}
