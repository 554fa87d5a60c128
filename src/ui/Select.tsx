import { useState } from 'react'

export interface SelectProps<Value extends string> {
  className?: string
  label: string
  value: Value
  options: readonly { value: Value; label: string; isDisabled?: boolean }[]
  /** `isContinued` if keys have already changed it since it got the focus, as in Firefox. */
  onChange: (value: Value, isContinued: boolean) => void
}

export const sortSelectProps = { className: 'ui-no-print ui-field', label: 'Sort' }

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { className, label, value, options, onChange } = props
  const [hasChanged, setHasChanged] = useState(false)
  return (
    <select
      className={className}
      aria-label={label}
      value={value}
      onFocus={() => setHasChanged(false)}
      onPointerDown={() => setHasChanged(false)}
      onChange={({ target }) => {
        onChange(options[target.selectedIndex]?.value ?? value, hasChanged)
        setHasChanged(true)
      }}
    >
      {options.map((option) => (
        <option key={option.label} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
