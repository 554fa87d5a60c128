import { useRef } from 'react'

export interface SelectProps<Value extends string> {
  className?: string
  label: string
  value: Value
  options: readonly { value: Value; label: string; isDisabled?: boolean }[]
  /** @param isByKey whether an arrow key has changed the closed list, so that more changes may follow */
  onChange: (value: Value, isByKey: boolean) => void
}

export const sortSelect = { className: 'ui-no-print ui-field', label: 'Sort' }

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { className, label, value, options, onChange } = props
  const isByKey = useRef(false)
  return (
    <select
      className={className}
      aria-label={label}
      value={value}
      onKeyDown={() => {
        isByKey.current = true
        // A key changes a closed list within the same task, and an open list later.
        setTimeout(() => (isByKey.current = false))
      }}
      onChange={({ target }) =>
        onChange(options[target.selectedIndex]?.value ?? value, isByKey.current)
      }
    >
      {options.map((option) => (
        <option key={option.label} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
